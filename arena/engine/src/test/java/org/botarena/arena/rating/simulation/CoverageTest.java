package org.botarena.arena.rating.simulation;

import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tournaments of known strengths in the arena's formats, rated by the arena. Each prints its figures; chance lets the
 * suite fail once in a thousand builds.
 */
class CoverageTest {
    private static final int FEW = 20;
    private static final int MANY = 300;

    static Stream<Setting> fixed() {
        return Setting.fixed().stream();
    }

    static Stream<Setting> wide() {
        return Setting.wide().stream();
    }

    static Stream<Setting> drawnRounds() {
        return Setting.drawn().stream();
    }

    static Stream<Setting> small() {
        return Setting.small().stream();
    }

    @ParameterizedTest
    @MethodSource("fixed")
    void theIntervalsHoldTheTruth(Setting setting) {
        assertHonest(Coverage.of(setting, FEW));
    }

    @ParameterizedTest
    @MethodSource("small")
    void soDoThoseOfRoundsDrawnFromResults(Setting setting) {
        assertHonest(Coverage.of(setting, 10));
    }

    @Test
    void intervalsOfFiftyEntrantsHoldToo() {
        assertHonest(Coverage.of(Setting.wide().get(1), 3));
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource({"fixed", "wide", "drawnRounds"})
    void inThreeHundredTournamentsTheyDo(Setting setting) {
        assertHonest(Coverage.of(setting, MANY));
    }

    static Stream<Setting> equals() {
        return Setting.equals().stream();
    }

    static Stream<Setting> withoutAModel() {
        return Setting.withoutAModel(50).stream();
    }

    static Stream<Setting> withFewPairs() {
        return Setting.withoutAModel(6).stream();
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("equals")
    void amongEqualsWhoeverLeadsWasLuckyAndTheIntervalsAllowForIt(Setting setting) {
        assertHonest(Coverage.of(setting, 100));
    }

    @ParameterizedTest
    @MethodSource("withoutAModel")
    void whereOneNumberDoesNotSayAllTheRatingsWarn(Setting setting) {
        assertWarned(Coverage.of(setting, FEW));
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("withoutAModel")
    void inThreeHundredTournamentsTheyWarn(Setting setting) {
        assertWarned(Coverage.of(setting, MANY));
    }

    @ParameterizedTest
    @MethodSource("withFewPairs")
    void whereGamesAreTooFewToWarnTheIntervalsHold(Setting setting) {
        assertUnwarned(Coverage.of(setting, FEW));
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("withFewPairs")
    void inThreeHundredTournamentsTheyHold(Setting setting) {
        assertUnwarned(Coverage.of(setting, MANY));
    }

    private static void assertWarned(Coverage coverage) {
        coverage.assertWarns();
        coverage.assertSeparatesTruly();
    }

    private static void assertUnwarned(Coverage coverage) {
        coverage.assertHolds();
        coverage.assertSeparatesTruly();
    }

    private static void assertHonest(Coverage coverage) {
        coverage.assertHolds();
        coverage.assertWarnsRarely();
        coverage.assertSeparatesTruly();
        coverage.assertFirstIsCalibrated();
    }
}
