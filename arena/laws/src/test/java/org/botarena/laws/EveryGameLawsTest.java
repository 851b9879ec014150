package org.botarena.laws;

import java.util.stream.Stream;
import org.botarena.api.Games;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every game obeys the laws with its default options; draughts and Connect Four also on their smallest and largest
 * boards.
 */
class EveryGameLawsTest {
    private static final long SEED = 20_261_120;

    static Stream<String> specs() {
        return Stream.concat(
                AllGames.names(),
                Stream.of(
                        "draughts:size=6",
                        "draughts:size=10",
                        "connectfour:rows=4,columns=4",
                        "connectfour:rows=7,columns=8"));
    }

    @ParameterizedTest
    @MethodSource("quickSpecs")
    void inTwoHundredGamesNoLawIsBroken(String spec) {
        GameLaws.of(Games.installed().parse(spec)).check(200, SEED);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("specs")
    void inAThousandGamesNoLawIsBroken(String spec) {
        GameLaws.of(Games.installed().parse(spec)).check(1_000, SEED);
    }

    /** All but Reversi's slow engine, whose every move is compared with the fast one's. */
    static Stream<String> quickSpecs() {
        return specs().filter(spec -> !spec.equals("arrayreversi"));
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("quickSpecs")
    void inAHundredThousandGamesNoLawIsBroken(String spec) {
        GameLaws.of(Games.installed().parse(spec)).check(100_000, SEED + 1);
    }
}
