package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.process.TappedChild;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJars;
import org.botarena.game.jass.Jass;
import org.botarena.host.Message;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * In a hand of Jass no seat is sent a card of another hand before it is played. After each request, all bytes that it
 * was sent are searched for names, sets and numbers of cards.
 */
class JassHandsTest {
    private static final int SEATS = 4;
    private static final int TURNS = 3;

    /** Fields of a position's text: the hands, and the suits or cards that the hands are known to lack. */
    private static final int HANDS = 3;

    private static final int LACKS = 5;

    private static final Pattern SET = Pattern.compile("([SHDC])((?:10|[6-9JQKA])+)");
    private static final Pattern RANK = Pattern.compile("10|[6-9JQKA]");

    /** Fewer cards may give a small number that also occurs with another meaning, such as the number of a request. */
    private static final int TELLING = 4;

    @TempDir
    private Path folder;

    @SuppressWarnings("unchecked") // the name shows whose positions they are
    private final Rules<Jass> rules = (Rules<Jass>) Games.installed().parse("jass");

    private Entrant entrant;

    @BeforeEach
    void anAgent() throws IOException {
        entrant = TestGameRunner.agent(folder, "first", TestJars.FIRST_MOVE);
    }

    @Test
    void noSeatIsSentAnotherHandsCardBeforeItIsPlayed() throws Exception {
        for (int turn = 0; turn < TURNS; turn++) {
            Jass start = rules.deal(new SplittableRandom(turn));
            TappedGame<Jass> game = new TappedGame<>(TestGameRunner.runtime(), rules, start);
            Attempt attempt = game.play(entrant, (tap, player, position) -> {
                searchNames(tap, player, othersCards(position, player));
                searchSets(tap, player, position);
                comparePositions(tap, player, start);
            });
            assertEquals(List.of(), attempt.faults());
            assertEquals(36, attempt.plies().size());
            for (int seat = 0; seat < SEATS; seat++) {
                long hand = start.hand(seat);
                assertEquals(hand, hand & named(told(game.taps().get(seat))), "the tap records the messages");
            }
        }
    }

    private static long othersCards(Jass position, int player) {
        long cards = 0;
        for (int seat = 0; seat < SEATS; seat++) {
            cards |= seat == player ? 0 : position.hand(seat);
        }
        return cards;
    }

    /** The field of missing cards names cards without their holders, so it is checked separately. */
    private void searchNames(TappedChild tap, int player, long others) throws IOException {
        String text = told(tap);
        for (Message.Ask ask : requests(tap)) {
            text = text.replace(ask.position().split(" ", -1)[LACKS], "");
            for (long move : ask.moves()) {
                assertEquals(
                        0, others & 1L << move, () -> "player %d got the news too early: %s".formatted(player, ask));
            }
        }
        String searched = text;
        assertEquals(
                0, others & named(text), () -> "player %d was sent another's cards: %s".formatted(player, searched));
    }

    private static void searchSets(TappedChild tap, int player, Jass position) {
        String bytes = new String(tap.sent(), StandardCharsets.ISO_8859_1);
        for (int seat = 0; seat < SEATS; seat++) {
            if (seat != player && position.size(seat) >= TELLING) {
                long hand = position.hand(seat);
                for (String number : List.of(asNumber(hand), asNumber(Long.reverseBytes(hand)))) {
                    assertFalse(
                            bytes.contains(number),
                            "player %d was sent the hand of seat %d as a number".formatted(player, seat));
                }
            }
        }
    }

    private static String asNumber(long set) {
        byte[] bytes = ByteBuffer.allocate(Long.BYTES).putLong(set).array();
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** All fields except the hands must follow from the cards that were played. */
    private void comparePositions(TappedChild tap, int player, Jass start) throws IOException {
        String[] fields = start.toString().split(" ", -1);
        Jass open = rules.parse("%s %s - -/-/-/- - -/-/-/- -:-".formatted(fields[0], fields[1]));
        for (Message.Ask ask : requests(tap)) {
            for (long move : ask.moves()) {
                open = open.tryPlay(move);
            }
            String[] told = ask.position().split(" ", -1);
            String[] hands = told[HANDS].split("/", -1);
            told[HANDS] = "-/-/-/-";
            assertEquals(open.toString(), String.join(" ", told));
            for (int seat = 0; seat < SEATS; seat++) {
                assertTrue(seat == player || hands[seat].equals("-"), ask::position);
            }
        }
    }

    private static List<Message.Ask> requests(TappedChild tap) throws IOException {
        return tap.messages().stream()
                .filter(Message.Ask.class::isInstance)
                .map(Message.Ask.class::cast)
                .toList();
    }

    /** Everything that went over the wire: every byte belongs to a field of a message. */
    private static String told(TappedChild tap) throws IOException {
        return tap.messages().toString();
    }

    /** The cards that a text names; {@code S7JKH6} names four. */
    private long named(String text) {
        long named = 0;
        for (Matcher set = SET.matcher(text); set.find(); ) {
            for (Matcher rank = RANK.matcher(set.group(2)); rank.find(); ) {
                named |= 1L << rules.start().parse(set.group(1) + rank.group());
            }
        }
        return named;
    }
}
