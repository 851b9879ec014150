package org.botarena.arena.match;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.LongStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.process.TappedChild;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.timing.Deadline;
import org.botarena.arena.timing.Stalls;
import org.botarena.arena.timing.accounting.ResourceUse;

/**
 * A game between real hosts with recorded wires: after each request a check sees all bytes that the seat was sent so
 * far. For one thread.
 *
 * @param <P> the positions of the game
 */
final class TappedGame<P extends Position<P>> {
    private static final Duration TIME = Duration.ofSeconds(20);

    private final HostRuntime runtime;
    private final Rules<P> rules;
    private final P start;
    private final List<TappedChild> taps = new ArrayList<>();

    /** Checks a seat that has just been asked. */
    @FunctionalInterface
    interface Look<P> {
        /**
         * Fails the test if the seat knows too much.
         *
         * @param tap its recorded wire
         * @param player the seat
         * @param position the full position when it was asked
         */
        void at(TappedChild tap, int player, P position) throws IOException;
    }

    /** A game that begins with this position. */
    TappedGame(HostRuntime runtime, Rules<P> rules, P start) {
        this.runtime = runtime;
        this.rules = rules;
        this.start = start;
    }

    /** Plays it to its end, the same agent in every seat. */
    Attempt play(Entrant entrant, Look<P> look) throws IOException, InterruptedException {
        List<Seat> seats = new ArrayList<>();
        try (Stalls stalls = Stalls.watch()) {
            for (int player = 0; player < rules.players(); player++) {
                TappedChild tap = TappedChild.start(runtime, entrant.jar().staged(), rules.name());
                taps.add(tap);
                seats.add(new Watched<>(new ProcessSeat(tap.child(), entrant, stalls), tap, player, start, look));
            }
            for (Seat seat : seats) {
                seat.ready(OptionalInt.empty());
            }
            ScheduledGame pairing = new ScheduledGame(
                    "0000-tapped",
                    new Fixture(0, 1, start.toString(), List.of()),
                    Collections.nCopies(rules.players(), entrant),
                    LongStream.rangeClosed(1, rules.players()).boxed().toList());
            return new Match<>(new Terms(rules, TIME, TIME, 256, Isolation.PROCESS), rules, pairing, seats, ply -> {})
                    .play();
        } finally {
            seats.forEach(Seat::close);
            taps.forEach(tap -> tap.child().close());
        }
    }

    /** The recorded wires of the seats, in order; after the game they are complete. */
    List<TappedChild> taps() {
        return taps;
    }

    private static final class Watched<P extends Position<P>> implements Seat {
        private final Seat seat;
        private final TappedChild tap;
        private final int player;
        private final Look<P> look;
        private P position;

        Watched(Seat seat, TappedChild tap, int player, P start, Look<P> look) {
            this.seat = seat;
            this.tap = tap;
            this.player = player;
            this.position = start;
            this.look = look;
        }

        @Override
        public void warmUpOn(OptionalInt core) throws IOException {
            seat.warmUpOn(core);
        }

        @Override
        public void ready(OptionalInt core) throws IOException, InterruptedException {
            seat.ready(core);
        }

        @Override
        public Outcome start(int seated, long seed, Deadline deadline) throws InterruptedException {
            Outcome outcome = seat.start(seated, seed, deadline);
            look();
            return outcome;
        }

        @Override
        public Outcome ask(int ply, Deadline deadline, List<Long> moves, String text) throws InterruptedException {
            for (long move : moves) {
                position = position.play(move);
            }
            Outcome outcome = seat.ask(ply, deadline, moves, text);
            look();
            return outcome;
        }

        private void look() {
            try {
                look.at(tap, player, position);
            } catch (IOException e) {
                throw new AssertionError("player %d was sent an invalid frame".formatted(player), e);
            }
        }

        @Override
        public Optional<ResourceUse> footprint() {
            return seat.footprint();
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
