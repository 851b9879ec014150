package org.botarena.game.jass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.botarena.api.Position;
import org.botarena.api.picture.Picture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JassTest {
    /** The second-to-last trick: spades are trump, seat 0 has led. */
    private static final String ENDING = "S 0 H10 S9/S8D7/SJC6/D6A S6710QKAH6789JQKAD8910JQKC78910JQKA -/-/D7/- 40:57";

    private final JassRules rules = new JassRules();

    private static List<String> moves(Jass position) {
        return Arrays.stream(position.moves()).mapToObj(position::show).toList();
    }

    private Jass after(Jass position, String cards) {
        Jass now = position;
        for (String card : cards.split(" ", -1)) {
            now = now.tryPlay(now.parse(card));
        }
        return now;
    }

    @Test
    void seatsThatFaceEachOtherAreATeam() {
        assertEquals(4, rules.players());
        assertEquals(List.of(0, 1, 0, 1), List.of(rules.team(0), rules.team(1), rules.team(2), rules.team(3)));
    }

    @Test
    void aDealGivesNineCardsToEachAndAnyTrumpAndLeader() {
        boolean[] trumps = new boolean[4];
        boolean[] leaders = new boolean[4];
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 100; i++) {
            Jass deal = rules.deal(random);
            long all = deal.hand(0) | deal.hand(1) | deal.hand(2) | deal.hand(3);
            assertEquals(Cards.ALL, all);
            for (int seat = 0; seat < 4; seat++) {
                assertEquals(9, Long.bitCount(deal.hand(seat)));
                assertEquals(0, deal.lacks(seat));
            }
            assertEquals(deal.leader(), deal.turn());
            trumps[deal.trump()] = true;
            leaders[deal.leader()] = true;
        }
        assertFalse(Arrays.toString(trumps).contains("false"));
        assertFalse(Arrays.toString(leaders).contains("false"));
    }

    @Test
    void theWinnerOfATrickCollectsItAndLeadsTheNext() {
        Jass position = after(rules.parse(ENDING), "S8 SJ D6");
        assertTrue(position.toString().startsWith("S 2 - S9/D7/C6/DA "), position::toString);
        assertEquals(2, position.turn());
        assertEquals(40 + 10 + 20, position.points(0));
        assertEquals(57, position.points(1));
    }

    @Test
    void theLastTrickIsShownWithTheSeatThatTookIt() {
        List<Long> moves = new ArrayList<>();
        Jass position = rules.parse(ENDING);
        for (String card : List.of("S8", "SJ", "D6", "C6", "DA", "S9")) {
            moves.add(position.parse(card));
            position = position.play(position.parse(card));
            assertFalse(rules.picture(position, moves).toString().contains(" took"), "not all of a trick is known");
        }
        moves.add(position.parse("D7"));
        position = position.play(position.parse("D7"));
        List<Picture.Row> rows = rules.picture(position, moves).rows();
        Picture.Row last = rows.get(rows.size() - 1);
        assertEquals("seat 0 took", last.text());
        assertEquals(
                List.of("seat 2 C6", "seat 3 DA", "seat 0 S9", "seat 1 D7"),
                last.cells().stream()
                        .map(cell -> (cell.name() + " " + cell.glyph()).strip())
                        .toList());
    }

    @Test
    void theLastTrickCountsFiveMore() {
        Jass end = after(rules.parse(ENDING), "S8 SJ D6 C6 DA S9 D7");
        assertEquals(Position.OVER, end.turn());
        assertEquals(0, end.moves().length);
        assertEquals(40 + 30 + 25 + 5, end.score(0));
        assertEquals(end.score(0), end.score(2));
        assertEquals(57, end.score(1));
    }

    @Test
    void anUnderTrumpMayBeLaidOnlyIfNothingElseIsLeft() {
        String rest = "H6789JQKAD78910JQKAC78910JQKAS6710K";
        assertEquals(List.of("D6"), moves(rules.parse("S 0 H10,SJ S9/SA/S8D6/SQC6 %s -/-/-/- 59:35".formatted(rest))));
        assertEquals(
                List.of("S8", "SQ"), moves(rules.parse("S 0 H10,SJ S9/SA/S8Q/D6C6 %s -/-/-/- 59:35".formatted(rest))));
    }

    @Test
    void aLoneTrumpJackNeedNotFollow() {
        Jass position = rules.parse(
                ENDING.replace("H10 S9/S8D7/SJC6", "S9 H10/SJC6/S8D7").replace("/D7/-", "/-/-"));
        assertEquals(List.of("SJ", "C6"), moves(position));
    }

    @Test
    void aViewHidesTheOtherHandsAndNothingElse() {
        Jass position = rules.parse(ENDING);
        Jass view = position.seenBy(3);
        assertEquals(ENDING.replace("S9/S8D7/SJC6/", "-/-/-/"), view.toString());
        assertEquals(position.hand(3), view.hand(3));
        assertEquals(0, view.hand(1));
        assertEquals(2, view.size(1));
        assertEquals(position.hand(0) | position.hand(1) | position.hand(2), view.unseen());
        assertEquals(view, view.seenBy(3));
        assertNotEquals(position, view);
        assertSame(position, position.guess(new SplittableRandom(1)));
    }

    @Test
    void knowledgeAboutPlayedCardsMakesNoDifference() {
        Jass one = rules.parse(ENDING);
        Jass other = rules.parse(ENDING.replace("-/-/D7/-", "C7/H6/D7/-"));
        assertEquals(one, other);
        assertEquals(one.hashCode(), other.hashCode());
        assertEquals(one.toString(), other.toString());
        assertNotEquals(one, rules.parse(ENDING.replace("-/-/D7/-", "-/-/D67/-")));
    }

    @Test
    void cardsHaveColoursAndRanks() {
        long ten = rules.start().parse("H10");
        assertEquals(13, ten);
        assertEquals(ten, Jass.card(Jass.HEART, 4));
        assertEquals(Jass.HEART, Jass.colour(ten));
        assertEquals(4, Jass.rank(ten));
        assertEquals(10, rules.start().worth(ten));
        assertEquals("H10", rules.start().show(ten));
        assertEquals("36", rules.start().show(36));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "X 0 - -/-/-/- - -/-/-/- -:- | the trump is 'X': it is S, H, D or C",
                "S 4 - -/-/-/- - -/-/-/- -:- | the seat that leads is '4': it is 0 to 3",
                "S 0 - -/-/-/- - -/-/-/- | it has 6 fields, not 7",
                "S 0 - -/-/- - -/-/-/- -:- | '-/-/-' has 3 parts, not 4: the hand of each seat",
                "S 0 S6,S7,S8,S9 -/-/-/- - -/-/-/- -:- | the trick has 4 cards: one of four is collected",
                "S 0 S6,S -/-/-/- - -/-/-/- -:- | the trick: 'S' is not a set of cards",
                "S 0 S67 -/-/-/- - -/-/-/- -:- | the trick has 'S67': a card is its colour and its rank",
                "S 0 S6 S6789/-/-/- - -/-/-/- -:- | S6 comes twice: in the trick and in the hand of seat 0",
                "S 0 - S6S6/-/-/- - -/-/-/- -:- | S6 comes twice in the hand of seat 0",
                "S 0 - S5/-/-/- - -/-/-/- -:- | the hand of seat 0: 'S5' is not a set of cards at character 2",
                "S 0 - 67/-/-/- - -/-/-/- -:- | the hand of seat 0: '67' is not a set of cards at character 1",
                "S 0 - S678910JQKA/H678910JQKA/D678910JQKA/C678910JQKAS6 - -/-/-/- -:- | S6 comes twice: in the hand of"
                        + " seat 0 and in the hand of seat 3",
                "S 0 - S678910JQKAH6/-/-/- - -/-/-/- -:- | the hand of seat 0 has 10 cards, not 9",
                "S 0 S6 H678910JQKA/-/-/- - -/-/-/- -:- | the hand of seat 0 has 9 cards, not 8",
                "S 0 - S678910JQKA/-/-/- - S6/-/-/- -:- | the hand of seat 0 has S6, which it is known not to hold",
                "S 0 - -/-/-/- - S6/S6/S6/S6 -:- | no deal of the 36 unseen cards agrees with what the hands lack",
                "S 0 - -/-/-/- S678 -/-/-/- -:- | 3 cards are collected: a trick has four",
                "S 0 - -/-/-/- S6789 -/-/-/- -:- | the points are '-:-': of 1 tricks 0 teams have taken some",
                "S 0 - -/-/-/- S6789 -/-/-/- 14:0 | the points are '14:0': of 1 tricks 2 teams have taken some",
                "S 0 - -/-/-/- - -/-/-/- 0:- | the points are '0:-': of 0 tricks 1 teams have taken some",
                "S 0 - -/-/-/- S6789 -/-/-/- 15:- | the points are '15:-': the cards collected make 14",
                "S 0 - -/-/-/- S6789 -/-/-/- -14:- | the points are '-14:-': those of team 0 and team 1",
                "S 0 - -/-/-/- S6789 -/-/-/- 014:- | the points are '014:-': those of team 0 and team 1"
            })
    void aBrokenInvariantIsRejectedWithTheReason(String text, String reason) {
        String message = assertThrows(IllegalArgumentException.class, () -> rules.parse(text))
                .getMessage();
        assertTrue(message.startsWith("jass: no position: " + reason), message);
    }

    @Test
    void aTurnOfOneTeamCountsHundredMore() {
        String all = "S678910JQKAH678910JQKAD678910JQKAC678910JQKA";
        assertEquals(
                257,
                rules.parse("S 1 - -/-/-/- %s -/-/-/- -:257".formatted(all)).score(3));
        assertEquals(
                0, rules.parse("S 1 - -/-/-/- %s -/-/-/- 0:157".formatted(all)).score(0));
        String message = assertThrows(
                        IllegalArgumentException.class,
                        () -> rules.parse("S 1 - -/-/-/- %s -/-/-/- -:258".formatted(all)))
                .getMessage();
        assertTrue(message.contains("the cards collected make 257"), message);
    }

    @Test
    void everyTextIsReadOrRejected() {
        SplittableRandom random = new SplittableRandom(1);
        String alphabet = "SHDC678910JQKA-/,: ?é\u0000\uD83C٣";
        for (int i = 0; i < 100_000; i++) {
            StringBuilder text = new StringBuilder(random.nextBoolean() ? ENDING : "");
            for (int edits = random.nextInt(12); edits >= 0; edits--) {
                int at = random.nextInt(text.length() + 1);
                String letter = "" + alphabet.charAt(random.nextInt(alphabet.length()));
                text.replace(at, Math.min(text.length(), at + random.nextInt(3)), letter);
            }
            try {
                Jass read = rules.parse(text.toString());
                assertEquals(read, rules.parse(read.toString()));
                assertEquals(read.turn() == Position.OVER, read.moves().length == 0);
            } catch (IllegalArgumentException refused) {
                assertTrue(refused.getMessage().startsWith("jass: "), refused::getMessage);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "S", "6S", "S11", "sJ", "S1", "SJ ", "-", "٣"})
    void textThatIsNotACardIsNotAMove(String text) {
        String message = assertThrows(
                        IllegalArgumentException.class, () -> rules.start().parse(text))
                .getMessage();
        assertTrue(message.startsWith("jass: '%s' is not a move: a card".formatted(text)), message);
    }

    @Test
    void aGameIsPlayedForAtLeastOnePoint() {
        assertThrows(IllegalArgumentException.class, () -> new JassGame(1, 0));
    }
}
