package org.botarena.arena.rating.simulation;

import java.util.stream.Stream;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.format.Swiss;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tournaments of known strengths through the formats and ratings of the arena. Each prints its figures; a test fails only
 * where chance would do so in one of a thousand cases.
 */
class CoverageTest {
    private static final Setting EQUALS = new Setting(
            "round robin, 50 equals",
            new RoundRobin(),
            1,
            false,
            random -> World.spread(50, 0, World.Games.INDEPENDENT, random));

    static Stream<Setting> fixed() {
        return Setting.fixed().stream();
    }

    static Stream<Setting> wide() {
        return Setting.wide().stream();
    }

    @ParameterizedTest
    @MethodSource("fixed")
    void theIntervalsHoldTheTruth(Setting setting) {
        assertHonest(Coverage.of(setting, 30));
    }

    @Test
    void soDoTheIntervalsOfASwiss() {
        assertHonest(Coverage.of(
                new Setting(
                        "Swiss of eight",
                        new Swiss(0),
                        1,
                        false,
                        random -> World.spread(8, 200, World.Games.INDEPENDENT, random)),
                10));
    }

    @Test
    void amongFiftyEqualsThereIsNoNemesisAndNoCycle() {
        Coverage.of(EQUALS, 5).assertTellsNoRivalry();
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("fixed")
    void inThreeHundredTournamentsTheyDo(Setting setting) {
        assertHonest(Coverage.of(setting, 300));
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("wide")
    void soDoThoseOfFiftyEntrants(Setting setting) {
        assertHonest(Coverage.of(setting, 60));
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("drawnRounds")
    void soDoThoseOfFormatsWhoseRoundsAreDrawnFromResults(Setting setting) {
        assertHonest(Coverage.of(setting, 100));
    }

    static Stream<Setting> drawnRounds() {
        return Setting.drawn().stream();
    }

    @Tag("full")
    @Test
    void inSixtyTournamentsOfFiftyEqualsChanceIsToldInFivePercentAtMost() {
        Coverage.of(EQUALS, 60).assertTellsNoRivalry();
    }

    private static void assertHonest(Coverage coverage) {
        coverage.assertHolds();
        coverage.assertSeparatesTruly();
        if (!coverage.toString().contains("equals")) {
            coverage.assertFirstIsCalibrated();
        }
    }
}
