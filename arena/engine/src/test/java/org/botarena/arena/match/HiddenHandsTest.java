package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.process.TappedChild;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestGames;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Secret information does not reach an agent's process: checks every byte that a seat is sent during a whole game. */
class HiddenHandsTest {
    @TempDir
    private Path folder;

    private Path open;
    private GameJars games;
    private HostRuntime runtime;
    private Entrant entrant;

    @BeforeEach
    void open() throws IOException {
        open = OpenFolder.temporary("botarena-tapped-");
        TestGames.TRICKS.into(folder);
        games = GameJars.in(folder);
        runtime = TestGameRunner.runtime().with(games, open);
        entrant = TestGameRunner.agent(folder, "first", TestJars.FIRST_MOVE);
    }

    @AfterEach
    void close() throws IOException {
        FileUtils.deleteDirectory(open.toFile());
    }

    @Test
    void noSeatIsSentAnotherHandsCardBeforeItIsPlayed() throws Exception {
        for (int deal = 0; deal < 3; deal++) {
            play(games.games().parse("tricks"), deal);
        }
    }

    private <P extends Position<P>> void play(Rules<P> rules, long deal) throws Exception {
        P start = rules.deal(new SplittableRandom(deal));
        TappedGame<P> game = new TappedGame<>(runtime, rules, start);
        Attempt attempt = game.play(entrant, (tap, player, position) -> {
            for (long card : othersCards(position, player)) {
                assertFalse(
                        holds(tap.sent(), card, start),
                        () -> "player %d was sent %s too early".formatted(player, start.show(card)));
            }
        });
        assertEquals(List.of(), attempt.faults());
        assertEquals(12, attempt.plies().size());
        for (TappedChild tap : game.taps().subList(1, rules.players())) {
            assertTrue(holds(tap.sent(), start.moves()[0], start), "the tap records the messages");
        }
    }

    /** The cards of the other hands: their possible plays if it were their turn, over all hands that they may hold. */
    private static <P extends Position<P>> Set<Long> othersCards(P moment, int player) {
        Set<Long> cards = new HashSet<>();
        P position = moment;
        while (position.turn() != Position.OVER) {
            int turn = position.turn();
            if (turn != player) {
                Arrays.stream(position.moves()).forEach(cards::add);
            }
            position = position.play(position.moves()[0]);
        }
        return cards;
    }

    private static boolean holds(byte[] bytes, long card, Position<?> position) {
        return contains(bytes, position.show(card).getBytes(StandardCharsets.UTF_8))
                || contains(bytes, ByteBuffer.allocate(Long.BYTES).putLong(card).array());
    }

    private static boolean contains(byte[] bytes, byte[] part) {
        for (int i = 0; i + part.length <= bytes.length; i++) {
            if (Arrays.equals(bytes, i, i + part.length, part, 0, part.length)) {
                return true;
            }
        }
        return false;
    }
}
