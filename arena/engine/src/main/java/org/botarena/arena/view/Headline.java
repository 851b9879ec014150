package org.botarena.arena.view;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.botarena.arena.text.OrNull;

/** A newsworthy turn of a tournament. The components are the JSON's fields. Immutable. */
public record Headline(
        @JsonPropertyDescription(
                "'leader': an agent has more points than any other, and another one led before; 'decided': no game that is left changes its place any more; 'upset': it won a game of which the ratings expected less than a quarter of a point")
        Kind kind,

        @JsonPropertyDescription("the id of the game after which it is so")
        String game,

        @JsonPropertyDescription("how many games had ended by then")
        long after,

        @JsonPropertyDescription("whom it is about, ids; of an upset the winner, then the loser")
        List<String> agents,

        @JsonPropertyDescription("the decided place; null: none") @OrNull
        Integer place,

        @JsonPropertyDescription("the points that the ratings expected of the winner, in 0..1; null: not an upset")
        @OrNull
        Double expected) {
    /** The kinds of headlines. */
    public enum Kind {
        /** The lead has changed. */
        LEADER,
        /** A place on the podium is decided. */
        DECIDED,
        /** A game ended against the ratings. */
        UPSET
    }
}
