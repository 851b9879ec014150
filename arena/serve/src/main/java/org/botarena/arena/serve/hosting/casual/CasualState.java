package org.botarena.arena.serve.hosting.casual;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Place;
import org.botarena.arena.text.OrNull;

/** What a person sees of a game: nothing that its seat may not see. The components are the JSON's fields. Immutable. */
public record CasualState(
        @JsonPropertyDescription("with its options") String game,
        @JsonPropertyDescription("where the person sits") int seat,

        @JsonPropertyDescription("by seat; the person's own is empty")
        List<String> names,

        @JsonPropertyDescription("who does something now") Phase phase,

        @JsonPropertyDescription("the seat to move; below 0: nobody")
        int turn,

        @JsonPropertyDescription("the moves so far") List<String> plies,

        @JsonPropertyDescription("what the position looks like from the person's seat; null: the game has not begun")
        @OrNull
        List<List<Object>> picture,

        @JsonPropertyDescription("what the numbers in the picture stand for")
        List<Cell> cells,

        @JsonPropertyDescription("that the person can make now")
        List<Choice> moves,

        @JsonPropertyDescription("the adviser's move; null: none was asked for, or there is no answer") @OrNull
        String hint,

        @JsonPropertyDescription("what is left on the person's clock now; null: it has none") @OrNull
        Long leftMs,

        @JsonPropertyDescription("how the game ended; null: it has not") @OrNull
        Outcome outcome) {
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

    /** A move that can be made. */
    public record Choice(
            @JsonPropertyDescription("its notation") String text,

            @JsonPropertyDescription(
                    "of the picture to be clicked, one after the other; none: it is chosen from the list")
            List<Place> cells) {
        /** Keeps a copy. */
        public Choice {
            cells = List.copyOf(cells);
        }
    }

    /** How a game ended. */
    public record Outcome(
            @JsonPropertyDescription(
                    "'won', 'lost', 'draw', 'resigned', 'time', 'left' (the person has not moved for long), 'fault' (of an agent) or 'failed' (no agent could be started)")
            String kind,

            @JsonPropertyDescription("the person's score, in the game's unit; null: there is none") @OrNull
            Double own,

            @JsonPropertyDescription("the best of the other sides; null: there is none") @OrNull
            Double others,

            @JsonPropertyDescription("the kind of the agent's fault; null: none") @OrNull
            String verdict) {
        static Outcome of(String kind) {
            return new Outcome(kind, null, null, null);
        }
    }

    CasualState timed(Long milliseconds) {
        return new CasualState(
                game, seat, names, phase, turn, plies, picture, cells, moves, hint, milliseconds, outcome);
    }
}
