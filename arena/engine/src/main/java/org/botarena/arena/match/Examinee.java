package org.botarena.arena.match;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.botarena.api.Rules;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;

/**
 * An agent that is asked for one move in each of many positions. Each position is a new game to the agent. One JVM
 * plays them one after the other, until a fault ends it. For one thread.
 */
public final class Examinee implements AutoCloseable {
    private static final String ID = "0-exam";

    private final LocalGameRunner runner;
    private final Entrant entrant;
    private Optional<ProcessSeat> kept = Optional.empty();

    /** An agent at a runner with processes. */
    public Examinee(LocalGameRunner runner, Entrant entrant) {
        this.runner = runner;
        this.entrant = entrant;
    }

    /**
     * Asks for a move.
     *
     * @param position in which a player is to move
     * @param seed of the agent
     * @throws IllegalArgumentException if it is an engine whose protocol cannot express the position
     * @throws IOException if the machine cannot start a host
     */
    public Finding ask(String position, long seed) throws IOException, InterruptedException {
        Rules<?> rules = runner.terms().rules();
        EngineTerms.require(entrant, rules, List.of(position));
        int seats = rules.players();
        ScheduledGame game = new ScheduledGame(
                ID,
                new Fixture(0, 0, position, List.of()),
                Collections.nCopies(seats, entrant),
                Collections.nCopies(seats, seed));
        if (kept.isEmpty()) {
            kept = Optional.of(runner.launch(entrant));
        }
        ProcessSeat seat = kept.get();
        Finding finding = runner.ask(game, rules.parse(position).turn(), seat);
        if (!finding.verdict().isFault() && seat.endGame()) {
            seat.renew();
        } else {
            close();
        }
        return finding;
    }

    @Override
    public void close() {
        kept.ifPresent(Seat::close);
        kept = Optional.empty();
    }
}
