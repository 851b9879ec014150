package org.botarena.arena.view;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;

/** Some games of a longer list; the components are the JSON's fields. Immutable. */
public record GamePage(
        @JsonPropertyDescription("how many the list has") long found,

        @JsonPropertyDescription("how many of them were left out")
        int offset,

        @JsonPropertyDescription("the one that ended last first")
        List<GameLine> games) {}
