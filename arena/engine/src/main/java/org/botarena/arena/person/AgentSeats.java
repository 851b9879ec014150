package org.botarena.arena.person;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntToLongFunction;
import org.botarena.arena.match.Finding;
import org.botarena.arena.match.Guest;
import org.botarena.arena.match.LocalGameRunner;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.timing.Deadline;
import org.botarena.arena.venue.Failed;

/**
 * The agents in a game with a person: one at each other seat, and one that gives hints. Each agent gets only what its
 * seat may see. One thread.
 */
public final class AgentSeats implements AutoCloseable {
    private static final int ADVISER = -1;

    private final LocalGameRunner runner;
    private final Entrant opponent;
    private final Optional<Entrant> adviser;
    private final String start;
    private final IntToLongFunction seeds;
    private final Map<Integer, Guest<?>> guests = new HashMap<>();

    /**
     * Starts no agent yet; an agent's process starts when it is first asked.
     *
     * @param adviser the agent that gives hints; empty for none
     * @param start the text of the start position
     * @param seeds by seat
     */
    public AgentSeats(
            LocalGameRunner runner,
            Entrant opponent,
            Optional<Entrant> adviser,
            String start,
            IntToLongFunction seeds) {
        this.runner = runner;
        this.opponent = opponent;
        this.adviser = adviser;
        this.start = start;
        this.seeds = seeds;
    }

    /**
     * Returns the move of a seat after these plies.
     *
     * @param deadline of this move, if a clock outside the arena sets one
     */
    public Finding ask(int seat, List<String> plies, Optional<Deadline> deadline) throws InterruptedException {
        return ask(seat, seat, opponent, guest -> guest.ask(plies, deadline));
    }

    /** The adviser's move for the person's seat, or empty if there is no adviser. */
    Optional<Finding> advise(int seat, List<String> plies) throws InterruptedException {
        return adviser.isEmpty()
                ? Optional.empty()
                : Optional.of(ask(ADVISER, seat, adviser.get(), guest -> guest.ask(plies, Optional.empty())));
    }

    private interface Question {
        Finding put(Guest<?> guest) throws IOException, InterruptedException;
    }

    private Finding ask(int key, int seat, Entrant entrant, Question question) throws InterruptedException {
        try {
            Guest<?> guest = guests.get(key);
            if (guest == null) {
                guest = Guest.at(runner, entrant, start, seeds.applyAsLong(seat));
                guests.put(key, guest);
            }
            return question.put(guest);
        } catch (IOException e) {
            throw new Failed("no agent can be started: " + e.getMessage(), e);
        }
    }

    /** Replaces the agents after moves were taken back, so that none knows the moves taken back. */
    public void leave() {
        guests.values().forEach(Guest::close);
        guests.clear();
    }

    @Override
    public void close() {
        leave();
    }
}
