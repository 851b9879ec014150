package org.botarena.arena.serve.hosting.view;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.botarena.arena.news.News;
import org.botarena.arena.serve.hosting.entry.Season;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.watch.StandingRow;
import org.botarena.arena.text.OrNull;

/** What everybody sees of an event. Immutable. */
public record EventState(
        @JsonPropertyDescription("its name, with options") String game,

        @JsonPropertyDescription("time for a move, milliseconds")
        long moveMs,

        @JsonPropertyDescription("whether the asker may hand in")
        boolean isOpen,

        @JsonPropertyDescription("until when; null: as long as it is open") @OrNull
        String deadline,

        @JsonPropertyDescription("whether people with the link of the room may ask to take part")
        boolean joins,

        @JsonPropertyDescription("who asks; null: somebody who was not let in") @OrNull
        Me me,

        Ladder ladder,
        List<Tournament> tournaments,

        @JsonPropertyDescription("the background threads of the server that have failed and not succeeded since")
        List<String> behind,

        @JsonPropertyDescription("whether persons and a tournament are in each other's way")
        boolean isCrowded,

        @JsonPropertyDescription("when the season began") String seasonBegun,

        @JsonPropertyDescription("those that have ended, the newest first")
        List<Season> seasons) {
    /** Who asks. Immutable. */
    public record Me(int number, Role role, String alias, Person.State state) {
        static Me of(Person person) {
            return new Me(person.number(), person.role(), person.alias(), person.state());
        }
    }

    /** The ladder. Immutable. */
    public record Ladder(String state, int games, List<StandingRow> lines, List<News.GameBegun> running) {}

    /** A tournament. Immutable. */
    public record Tournament(
            String name,

            @JsonPropertyDescription("what it does; while it is frozen only an organizer hears of that")
            String state,

            boolean isFrozen,
            List<StandingRow> lines,

            @JsonPropertyDescription("the last places in truth, while the others are frozen")
            List<StandingRow> revealed,

            List<News.GameBegun> running) {}
}
