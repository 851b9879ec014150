package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.sandbox.GameJars;
import org.botarena.arena.sandbox.HostRuntime;
import org.botarena.arena.sandbox.Isolation;
import org.botarena.arena.sandbox.OpenFolder;
import org.botarena.arena.sandbox.Stalls;
import org.botarena.arena.sandbox.TappedChild;
import org.botarena.arena.testjars.TestGames;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an agent must not know does not reach its process: every byte that a seat is sent during a whole game. */
class HiddenHandsTest {
    @TempDir
    private Path folder;

    private Path open;
    private GameJars games;
    private HostRuntime runtime;
    private Entrant entrant;
    private final List<TappedChild> taps = new ArrayList<>();
    private final List<Set<Long>> heldBack = new ArrayList<>();

    @BeforeEach
    void open() throws IOException {
        open = OpenFolder.temporary("botarena-tapped-");
        TestGames.TRICKS.into(folder);
        games = GameJars.in(folder);
        runtime = TestTable.runtime().with(games, open);
        entrant = TestTable.agent(folder, "first", TestJars.FIRST_MOVE);
    }

    @AfterEach
    void close() throws IOException {
        taps.forEach(tap -> tap.child().close());
        FileUtils.deleteDirectory(open.toFile());
    }

    @Test
    void noSeatIsSentACardOfAnotherHandBeforeItIsPlayed() throws Exception {
        for (int deal = 0; deal < 3; deal++) {
            play(games.games().parse("tricks"), deal);
        }
    }

    private <P extends Position<P>> void play(Rules<P> rules, long deal) throws Exception {
        P start = rules.deal(new SplittableRandom(deal));
        List<Seat> seats = new ArrayList<>();
        taps.clear();
        heldBack.clear();
        try (Stalls stalls = Stalls.watch()) {
            for (int player = 0; player < rules.players(); player++) {
                TappedChild tap = TappedChild.start(runtime, entrant.jar().staged(), rules.name());
                taps.add(tap);
                heldBack.add(othersCards(start, player));
                seats.add(new Watched<>(new ProcessSeat(tap.child(), entrant, stalls), tap, player, start));
            }
            for (Seat seat : seats) {
                seat.ready(OptionalInt.empty());
            }
            Duration time = Duration.ofSeconds(20);
            Terms terms = new Terms(rules, time, time, 256, Isolation.PROCESS);
            Pairing pairing = new Pairing(
                    "tapped",
                    new Fixture(0, deal, start.toString(), List.of()),
                    List.of(entrant, entrant, entrant, entrant),
                    List.of(1L, 2L, 3L, 4L));
            Attempt attempt = new Match<>(terms, rules, pairing, seats).play();
            assertEquals(List.of(), attempt.faults());
            assertEquals(12, attempt.plies().size());
        } finally {
            seats.forEach(Seat::close);
        }
        for (TappedChild tap : taps.subList(1, rules.players())) {
            assertTrue(holds(tap.sent(), start.moves()[0], start), "the tap hears what is told");
        }
    }

    /** The cards of the other hands: what they could play if it were their turn, over all that they may hold. */
    private static <P extends Position<P>> Set<Long> othersCards(P start, int player) {
        Set<Long> cards = new HashSet<>();
        P position = start;
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

    /** A seat that is looked at after each request: by then all that it was sent must be cards that it may know. */
    private final class Watched<P extends Position<P>> implements Seat {
        private final Seat seat;
        private final TappedChild tap;
        private final int player;
        private final P start;

        Watched(Seat seat, TappedChild tap, int player, P start) {
            this.seat = seat;
            this.tap = tap;
            this.player = player;
            this.start = start;
        }

        @Override
        public void ready(OptionalInt core) throws IOException, InterruptedException {
            seat.ready(core);
        }

        @Override
        public Outcome start(int seated, long seed, long grantedNanos) throws InterruptedException {
            Outcome outcome = seat.start(seated, seed, grantedNanos);
            look();
            return outcome;
        }

        @Override
        public Outcome ask(int ply, long grantedNanos, List<Long> moves, String position) throws InterruptedException {
            moves.forEach(heldBack.get(player)::remove); // they are on the table now
            Outcome outcome = seat.ask(ply, grantedNanos, moves, position);
            look();
            return outcome;
        }

        private void look() {
            for (long card : heldBack.get(player)) {
                assertFalse(
                        holds(tap.sent(), card, start),
                        () -> "player %d was sent %s too early".formatted(player, start.show(card)));
            }
        }

        @Override
        public String log() {
            return seat.log();
        }

        @Override
        public void close() {
            seat.close();
        }
    }
}
