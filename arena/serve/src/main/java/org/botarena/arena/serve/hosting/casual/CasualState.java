package org.botarena.arena.serve.hosting.casual;

import java.util.List;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Place;
import org.botarena.arena.text.OrNull;

/**
 * What a person sees of a game: nothing that its seat may not see. The components are the JSON's fields. Immutable.
 *
 * @param game with its options
 * @param seat where the person sits
 * @param names by seat; the person's own is empty
 * @param phase who does something now
 * @param turn the seat to move; below 0: nobody
 * @param plies the moves so far
 * @param picture what the position looks like from the person's seat; null: the game has not begun
 * @param cells what the numbers in the picture stand for
 * @param moves that the person can make now
 * @param hint the adviser's move; null: none was asked for, or there is no answer
 * @param leftMs what is left on the person's clock now; null: it has none
 * @param outcome how the game ended; null: it has not
 */
public record CasualState(
        String game,
        int seat,
        List<String> names,
        Phase phase,
        int turn,
        List<String> plies,
        @OrNull List<List<Object>> picture,
        List<Cell> cells,
        List<Choice> moves,
        @OrNull String hint,
        @OrNull Long leftMs,
        @OrNull Outcome outcome) {
    /** Keeps copies. */
    public CasualState {
        names = List.copyOf(names);
        plies = List.copyOf(plies);
        cells = List.copyOf(cells);
        moves = List.copyOf(moves);
    }

    /** Who does something now. */
    public enum Phase {
        /** The agents' processes are being started. */
        STARTS,
        /** The person is to move. */
        PERSON,
        AGENT,
        /** The adviser looks for a hint. */
        ADVISER,
        OVER
    }

    /**
     * A move that can be made.
     *
     * @param text its notation
     * @param cells of the picture to be clicked, one after the other; none: it is chosen from the list
     */
    public record Choice(String text, List<Place> cells) {
        /** Keeps a copy. */
        public Choice {
            cells = List.copyOf(cells);
        }
    }

    /**
     * How a game ended.
     *
     * @param kind {@code won}, {@code lost}, {@code draw}, {@code resigned}, {@code time}, {@code left} (the person has not
     *     moved for long), {@code fault} (of an agent) or {@code failed} (no agent could be started)
     * @param own the person's score, in the game's unit; null: there is none
     * @param others the best of the other sides; null: there is none
     * @param verdict the kind of the agent's fault; null: none
     */
    public record Outcome(
            String kind,
            @OrNull Double own,
            @OrNull Double others,
            @OrNull String verdict) {
        static Outcome of(String kind) {
            return new Outcome(kind, null, null, null);
        }
    }

    CasualState timed(Long milliseconds) {
        return new CasualState(
                game, seat, names, phase, turn, plies, picture, cells, moves, hint, milliseconds, outcome);
    }
}
