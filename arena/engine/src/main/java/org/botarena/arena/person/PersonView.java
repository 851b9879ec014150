package org.botarena.arena.person;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Place;
import org.botarena.arena.report.page.PackedPicture;
import org.botarena.arena.text.OrNull;

/**
 * A person's view of a game, in the terminal or in the browser, without anything that their seat must not see. The
 * components are the JSON's fields. Immutable.
 */
public record PersonView(
        @JsonPropertyDescription("with its options") String game,
        @JsonPropertyDescription("where the person sits") int seat,

        @JsonPropertyDescription("by seat; the person's own is empty")
        List<String> names,

        @JsonPropertyDescription("who is to act now") Phase phase,

        @JsonPropertyDescription("the seat to move, or a negative number if no seat is to move")
        int turn,

        @JsonPropertyDescription("the moves so far") List<String> plies,

        @JsonPropertyDescription(
                "who made the last of them, or null before the game begins or after moves were taken back")
        @OrNull
        Played last,

        @JsonPropertyDescription("the position as the person's seat sees it, or null before the game begins") @OrNull
        PackedPicture picture,

        @JsonPropertyDescription("of the positions before it: the last few, and all of a game that is over")
        List<PackedPicture> earlier,

        @JsonPropertyDescription("what the numbers in the pictures stand for")
        List<Cell> cells,

        @JsonPropertyDescription("that the person can make now")
        List<Choice> moves,

        @JsonPropertyDescription("the adviser's move, or null if it was not asked or has not answered") @OrNull
        String hint,

        @JsonPropertyDescription("the time left on the person's clock now, or null if the person has no clock") @OrNull
        Long leftMs,

        @JsonPropertyDescription("how the game ended, or null if it has not ended") @OrNull
        Outcome outcome) {
    /** Keeps copies. */
    public PersonView {
        names = List.copyOf(names);
        plies = List.copyOf(plies);
        earlier = List.copyOf(earlier);
        cells = List.copyOf(cells);
        moves = List.copyOf(moves);
    }

    /** What the game is waiting for. */
    public enum Phase {
        /** The agents' processes are being started. */
        STARTS,
        /** The person is to move. */
        PERSON,
        AGENT,
        /** The adviser is looking for a hint. */
        ADVISER,
        OVER
    }

    /** A ply of the game. */
    public record Played(
            @JsonPropertyDescription("or a negative number for chance")
            int seat,

            @JsonPropertyDescription("whether the rules left no choice")
            boolean isForced,

            @JsonPropertyDescription("that an agent took, or null if no agent was asked") @OrNull
            Double ms) {}

    /** A legal move. */
    public record Choice(
            @JsonPropertyDescription("its notation") String text,

            @JsonPropertyDescription(
                    "of the picture to be clicked, one after the other, or empty if the move is chosen from the list")
            List<Place> cells) {
        /** Keeps a copy. */
        public Choice {
            cells = List.copyOf(cells);
        }

        /** The moves of a position. */
        public static <P extends Position<P>> List<Choice> of(Rules<P> rules, P position) {
            return Arrays.stream(position.moves())
                    .mapToObj(move -> new Choice(position.show(move), rules.cells(position, move)))
                    .toList();
        }
    }

    /** How a game ended. */
    public record Outcome(
            GameEnd kind,

            @JsonPropertyDescription("the person's score, in the game's unit, or null if the game counts nothing")
            @OrNull
            Double own,

            @JsonPropertyDescription("the best score of the other sides, or null if the game counts nothing") @OrNull
            Double others,

            @JsonPropertyDescription("what was counted, by seat, such as 40-24, or null if the game counts nothing")
            @OrNull
            String tally,

            @JsonPropertyDescription("the kind of the agent's fault, or null without a fault") @OrNull
            String verdict) {
        static Outcome of(GameEnd kind) {
            return new Outcome(kind, null, null, null, null);
        }
    }

    /** The view before a game against an opponent, which has all other seats. */
    public static PersonView before(String game, int players, int seat, String opponent) {
        List<String> names = IntStream.range(0, players)
                .mapToObj(player -> player == seat ? "" : opponent)
                .toList();
        return new PersonView(
                game,
                seat,
                names,
                Phase.STARTS,
                Position.OVER,
                List.of(),
                null,
                null,
                List.of(),
                List.of(),
                List.of(),
                null,
                null,
                null);
    }

    /** Returns this view with the time left on the clock. */
    public PersonView timed(Long milliseconds) {
        return with(phase, turn, moves, hint, milliseconds, outcome);
    }

    /** Returns this view for a game that was ended from outside. */
    public PersonView ended(GameEnd kind) {
        return with(Phase.OVER, Position.OVER, List.of(), null, null, Outcome.of(kind));
    }

    private PersonView with(Phase now, int next, List<Choice> legal, String advice, Long milliseconds, Outcome end) {
        return new PersonView(
                game, seat, names, now, next, plies, last, picture, earlier, cells, legal, advice, milliseconds, end);
    }
}
