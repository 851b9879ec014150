package org.botarena.arena.serve.hosting.view;

import java.util.List;
import org.botarena.arena.news.News;
import org.botarena.arena.serve.hosting.entry.Season;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.watch.StandingRow;

/**
 * What everybody sees of an event. Immutable.
 *
 * @param game its name, with options
 * @param moveMs time for a move, milliseconds
 * @param isOpen whether whoever asks may hand in
 * @param deadline until when; null: as long as it is open
 * @param joins whether whoever has the link of the room may ask to take part
 * @param me who asks; null: nobody who was let in
 * @param behind the background threads of the server that have failed and not succeeded since
 * @param isCrowded whether persons and a tournament are in each other's way
 * @param seasonBegun when the season began
 * @param seasons those that have ended, the newest first
 */
record EventState(
        String game,
        long moveMs,
        boolean isOpen,
        String deadline,
        boolean joins,
        Me me,
        Ladder ladder,
        List<Tournament> tournaments,
        List<String> behind,
        boolean isCrowded,
        String seasonBegun,
        List<Season> seasons) {
    /** Who asks. Immutable. */
    record Me(int number, Role role, String alias, Person.State state) {
        static Me of(Person person) {
            return new Me(person.number(), person.role(), person.alias(), person.state());
        }
    }

    /** The ladder. Immutable. */
    record Ladder(String state, int games, List<StandingRow> lines, List<News.GameBegun> running) {}

    /**
     * A tournament. Immutable.
     *
     * @param state what it does; while it is frozen only an organizer hears of that
     * @param revealed the last places in truth, while the others are frozen
     */
    record Tournament(
            String name,
            String state,
            boolean isFrozen,
            List<StandingRow> lines,
            List<StandingRow> revealed,
            List<News.GameBegun> running) {}
}
