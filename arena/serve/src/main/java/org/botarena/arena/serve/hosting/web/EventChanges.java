package org.botarena.arena.serve.hosting.web;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.botarena.arena.serve.hosting.casual.Lessons;
import org.botarena.arena.serve.hosting.entry.HostedTournament;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.ladder.HostedLadder;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.play.Matches;
import org.botarena.arena.serve.hosting.play.QuestionSheets;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.serve.trouble.Background;

/** Detects changes of an event that its pages show. Thread-safe. */
record EventChanges(
        EventFile file,
        Persons persons,
        Versions versions,
        HostedLadder ladder,
        Tournaments tournaments,
        Matches matches,
        QuestionSheets sheets,
        Lessons lessons,
        Background background) {
    /**
     * A person's view of a frozen tournament beyond the public's. Immutable.
     *
     * @param state of the tournament, for organizers
     * @param games the number of the person's own games, for authors
     */
    record Inside(Optional<HostedTournament.State> state, int games) {}

    /**
     * A number that changes with everything public: a game, a move, an upload, an action. Only the freezing and
     * revealing of a frozen tournament count.
     */
    long number() {
        long changes = 31 * file.changes()
                + ladder.view().changes()
                + ladder.state().hashCode()
                + background.behind().hashCode();
        for (HostedTournament each : tournaments.all()) {
            changes = 31 * changes
                    + Objects.hash(
                            each.name(),
                            tournaments.view(each.name()).shownChanges(),
                            isFrozen(each) ? "" : tournaments.state(each.name()));
        }
        return changes;
    }

    /** A person's view of each frozen tournament beyond the public's; empty without a person. */
    List<Inside> inside(int person) {
        return persons.find(person).map(this::inside).orElse(List.of());
    }

    /** A number that changes with matches and defence sheets, for organizers; 0 for others. */
    long organized(int person) {
        return persons.find(person)
                .filter(one -> one.role() == Role.ORGANIZER)
                .map(one -> 31 * matches.changes() + sheets.changes())
                .orElse(0L);
    }

    /** The number of analysed lost games of an author; 0 for others. */
    int lessons(int person) {
        return persons.find(person)
                .map(one -> lessons.answered(versions.entrants(one.author())))
                .orElse(0);
    }

    private List<Inside> inside(Person person) {
        Set<String> own = versions.entrants(person.author());
        return tournaments.all().stream()
                .filter(this::isFrozen)
                .map(each -> person.role() == Role.ORGANIZER
                        ? new Inside(Optional.of(tournaments.state(each.name())), 0)
                        : new Inside(
                                Optional.empty(),
                                tournaments
                                        .view(each.name())
                                        .games(own::contains, Integer.MAX_VALUE)
                                        .size()))
                .toList();
    }

    private boolean isFrozen(HostedTournament tournament) {
        return tournaments.view(tournament.name()).isFrozen();
    }
}
