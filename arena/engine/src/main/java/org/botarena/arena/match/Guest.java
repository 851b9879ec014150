package org.botarena.arena.match;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.timing.Deadline;
import org.botarena.arena.timing.TimeControl;
import org.botarena.play.internal.Referee;

/**
 * An agent in a game that the arena does not play to its end, such as a game with a person. It is constructed at its
 * first move and informed of the others' moves from then on. For one thread at a time.
 *
 * @param <P> the positions of the game
 */
public final class Guest<P extends Position<P>> implements AutoCloseable {
    private final LocalGameRunner runner;
    private final Terms terms;
    private final Referee<P> referee;
    private final Seat seat;
    private final long seed;
    private final TimeControl.Account account;
    private boolean isStarted;

    private Guest(LocalGameRunner runner, Rules<P> rules, String start, long seed, Seat seat) {
        this.runner = runner;
        this.terms = runner.terms();
        this.referee = new Referee<>(rules, rules.parse(start));
        this.seed = seed;
        this.seat = seat;
        this.account = terms.times().moves().account(rules.players());
    }

    /**
     * Invites an agent to a runner.
     *
     * @param start the text of the position where the game begins
     * @throws IOException if the machine cannot start a host
     */
    public static Guest<?> at(LocalGameRunner runner, Entrant entrant, String start, long seed) throws IOException {
        return of(runner, runner.terms().rules(), start, seed, runner.seat(entrant));
    }

    private static <P extends Position<P>> Guest<P> of(
            LocalGameRunner runner, Rules<P> rules, String start, long seed, Seat seat) {
        return new Guest<>(runner, rules, start, seed, seat);
    }

    /**
     * Asks for the move after these plies. The agent sees only what its seat may see. It has a core only until it has
     * answered: a person may think for a long time while other games are played.
     *
     * @param plies all plies since the start, in notation, beginning with those of earlier requests
     * @param other the deadline of this move, if a clock outside the arena sets one
     * @throws IOException if its host does not start
     * @throws IllegalArgumentException if they do not continue the last request, or no player is to move
     */
    public Finding ask(List<String> plies, Optional<Deadline> other) throws IOException, InterruptedException {
        if (plies.size() < referee.plies()) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "the game has gone back behind ply %d: another guest must be invited",
                    referee.plies()));
        }
        plies.subList(referee.plies(), plies.size()).forEach(referee::enter);
        int player = referee.position().turn();
        if (player < 0) {
            throw new IllegalArgumentException("no player is to move in " + referee.position());
        }
        OptionalInt core = runner.take();
        try {
            seat.ready(core);
            return answer(player, other.orElseGet(() -> account.next(player)));
        } finally {
            runner.giveBack(core);
        }
    }

    private Finding answer(int player, Deadline deadline) throws InterruptedException {
        if (!isStarted) {
            isStarted = true;
            Deadline starting = terms.times().starting();
            Verdict start =
                    Ruling.onStart(seat.start(player, seed, starting), starting).verdict();
            if (start.isFault()) {
                return new Finding(start, "", 0, 0, List.of(), seat.log(), false);
            }
        }
        return move(player, deadline);
    }

    private Finding move(int player, Deadline deadline) throws InterruptedException {
        Seat.Outcome outcome = seat.ask(referee.request(), deadline);
        Ruling ruling = Ruling.onMove(outcome, deadline, referee.position());
        account.charge(player, ruling.evidence().wallMs(), ruling.evidence().cpuMs(), outcome.stallMs());
        return Finding.of(ruling, referee.position()).with(seat.log());
    }

    @Override
    public void close() {
        seat.close();
    }
}
