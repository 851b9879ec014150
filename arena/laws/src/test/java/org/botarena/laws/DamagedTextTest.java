package org.botarena.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Damaged texts of real games: each is read or refused in the name of the game, within a limited time. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DamagedTextTest {
    private static final int TEXTS = 2_000;

    /**
     * The texts of these games may name squares or cards in any order, or in other programs' forms; all other positions
     * have one text each.
     */
    private static final Set<String> IN_SEVERAL_TEXTS = Set.of("draughts", "jass", "reversi", "arrayreversi");

    static Stream<String> specs() {
        return Stream.of(
                "arrayreversi",
                "connectfour",
                "connectfour:rows=7,columns=8",
                "dice",
                "divide",
                "draughts",
                "draughts:size=6",
                "draughts:size=10",
                "hexapawn",
                "hexapawn:rows=8,columns=8,cylinder=true",
                "jass",
                "matches",
                "morpion",
                "morpion:phase=1",
                "morpion:size=7,torus=true,phase=2",
                "pig",
                "reversi",
                "reversi:size=4",
                "tictactoe",
                "tritactoe");
    }

    @Test
    void everyGameIsTested() {
        assertEquals(
                AllGames.names().collect(Collectors.toSet()),
                specs().map(DamagedTextTest::game).collect(Collectors.toSet()));
    }

    private static String game(String spec) {
        return spec.split(":", 2)[0];
    }

    @ParameterizedTest
    @MethodSource("specs")
    void aDamagedPositionIsReadOrRefused(String spec) {
        readPositions(Games.installed().parse(spec), new Damage(20_261_121));
    }

    private static <P extends Position<P>> void readPositions(Rules<P> rules, Damage damage) {
        Walk<P> walk = new Walk<>(rules);
        int read = 0;
        for (int i = 0; i < TEXTS; i++) {
            String text = damage.of(walk.next().toString());
            Optional<P> position = AnyText.position(rules, text);
            read += position.isPresent() ? 1 : 0;
            if (position.isPresent() && !IN_SEVERAL_TEXTS.contains(game(rules.name()))) {
                assertEquals(text, position.get().toString());
            }
        }
        assertIsBoth(read);
    }

    @ParameterizedTest
    @MethodSource("specs")
    void aDamagedMoveIsReadOrRefused(String spec) {
        readMoves(Games.installed().parse(spec), new Damage(20_261_122));
    }

    private static <P extends Position<P>> void readMoves(Rules<P> rules, Damage damage) {
        Walk<P> walk = new Walk<>(rules);
        int read = 0;
        for (int i = 0; i < TEXTS; i++) {
            P position = walk.next();
            String text = damage.of(position.show(position.randomMove(damage.random())));
            read += AnyText.readMove(rules, position, text) ? 1 : 0;
        }
        assertIsBoth(read);
    }

    /** If all or none were refused, the damage would be too severe or too mild for a test. */
    private static void assertIsBoth(int read) {
        assertTrue(read > 0 && read < TEXTS, String.format(Locale.ROOT, "%d of %d texts are read", read, TEXTS));
    }

    @ParameterizedTest
    @MethodSource("specs")
    void damagedOptionsAreReadOrRefused(String spec) {
        Damage damage = new Damage(20_261_123);
        String options = spec.contains(":") ? spec.substring(spec.indexOf(':') + 1) : "";
        for (int i = 0; i < TEXTS; i++) {
            AnyText.rules(game(spec), damage.of(options));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "reversi|70 discs|it has 71 characters, blanks aside, not 65",
                "arrayreversi:size=4|-----OX--XO----- y|character 18 is 'y': the side to move is X or O",
                "draughts|W:W21,K33:B1|at character 8 is 33: a square is a number from 1 to 32",
                "draughts:size=6|W:WK19:B1|at character 5 is 19: a square is a number from 1 to 18",
                "jass|37 cards|S6 comes twice: in the hand of seat 0 and in the hand of seat 3",
                "jass|S 0 S6,S6 -/-/-/- - -/-/-/- -:-|S6 comes twice: in the trick and in the trick",
                "connectfour:rows=4,columns=4|............X... X|with 1 X and 0 O it cannot be X to move",
                "connectfour:rows=4,columns=4|....X........... O|the stone at character 5 has nothing below it",
                "connectfour:rows=4,columns=4|....O...OOO.XXXX X|X has four in a row, so it cannot be X to move",
                "dice|-7,6 0|the counter is -7: it was negative before",
                "pig|5,-3,0,0|three numbers from 0",
                "matches|-1 0|it is not 'left side'",
                "divide|-1,5 0|it is not 'small,large side'",
                "draughts|W:W21:B1 -1|character 10 is '-' where the quiet plies",
                "tictactoe|XX....... X|with 2 X and 0 O it cannot be X to move",
                "tritactoe|XO.......... X|with 1 X, 1 O and 0 T it cannot be X to move",
                "tritactoe|XXXOOO..TT.. T|X has three in a row, so it cannot be T to move",
                "hexapawn|......X.. X|X has reached the far row, so it cannot be X to move",
                "morpion|XX....... 2|there are 2 X and 0 O: no plies lead to that",
                "pig|100,0,0,0|which reaches the target, 100: it would be the other's turn"
            })
    void whatBreaksAnInvariantIsRefusedWithWhatIsWrongAndWhere(String spec, String text, String reason) {
        String broken = switch (text) {
            case "70 discs" -> "X".repeat(70) + " X";
            case "37 cards" -> "S 0 - S678910JQKA/H678910JQKA/D678910JQKA/C678910JQKAS6 - -/-/-/- -:-";
            default -> text;
        };
        Rules<?> rules = Games.installed().parse(spec);
        String message = assertThrows(IllegalArgumentException.class, () -> rules.parse(broken))
                .getMessage();
        assertTrue(message.startsWith(rules.name() + ": no position: ") && message.contains(reason), message);
    }

    /** Positions of random games in order, and sometimes a player's view of one. */
    private static final class Walk<P extends Position<P>> {
        private final Rules<P> rules;
        private final SplittableRandom random = new SplittableRandom(1);
        private P position;

        Walk(Rules<P> rules) {
            this.rules = rules;
            this.position = rules.start();
        }

        P next() {
            P before = position;
            position = before.turn() == Position.OVER ? rules.deal(random) : before.play(before.randomMove(random));
            return random.nextInt(4) == 0 ? before.seenBy(random.nextInt(rules.players())) : before;
        }
    }
}
