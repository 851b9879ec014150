package org.botarena.arena.serve.hosting.view;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.Uploads;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.event.CheckQueue;
import org.botarena.arena.serve.hosting.event.Protests;
import org.botarena.arena.serve.hosting.file.Actions;
import org.botarena.arena.serve.hosting.file.Lost;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.play.Matches;
import org.botarena.arena.serve.hosting.play.QuestionSheets;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.serve.hosting.play.Visitors;
import org.botarena.arena.serve.hosting.protest.Protest;
import org.botarena.arena.serve.hosting.protest.RerunList;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.format.FormatType;
import org.botarena.arena.tournament.format.Formats;
import org.botarena.arena.view.TournamentView;

/** The view of an event for organizers and assistants. Thread-safe. */
public record OrganizerView(
        EventSettings rules,
        Actions actions,
        Persons persons,
        Uploads uploads,
        Versions versions,
        CheckQueue checks,
        Visitors visitors,
        Tournaments tournaments,
        Matches matches,
        QuestionSheets sheets,
        Protests protests,
        RerunList reruns,
        List<Lost> lost) {
    private static final int MOST_ACTIONS = 200;

    /** The data for one organizer or assistant. */
    public OrganizerState organize(Person asker, Language language) {
        boolean isOrganizer = asker.role() == Role.ORGANIZER;
        return new OrganizerState(
                rules.isOpen(),
                rules.deadline(),
                rules.grace().toSeconds(),
                rules.teamSize(),
                rules.isLadderPaused(),
                visitors.plan(),
                TournamentOption.ofEvents(),
                Formats.all().stream().map(FormatType::name).toList(),
                isOrganizer ? matches.entrants() : List.of(),
                isOrganizer ? matches.last() : List.of(),
                isOrganizer ? sheets.all() : List.of(),
                isOrganizer ? lost.stream().map(lost -> lost.text(language)).toList() : List.of(),
                persons.all().stream()
                        .map(person -> participant(person, isOrganizer))
                        .toList(),
                uploads.all().stream()
                        .map(upload -> new OrganizerState.OneUpload(
                                AuthorState.Submitted.of(upload, checks, language), upload.person()))
                        .toList(),
                isOrganizer ? uploads.equal() : List.of(),
                isOrganizer ? uploads.alike() : List.of(),
                protests.list().all().stream().map(this::protest).toList(),
                isOrganizer ? reruns.all() : List.of(),
                actions.last(MOST_ACTIONS).stream()
                        .filter(action -> isOrganizer || action.person() == asker.number())
                        .toList());
    }

    private OrganizerState.OneProtest protest(Protest protest) {
        Set<String> own = versions.entrants(protest.person());
        TournamentView view = tournaments.view(protest.tournament());
        List<String> sides = protests.game(protest.tournament(), protest.game(), own)
                .map(game -> Stream.of(game.first(), game.second())
                        .map(side -> view.profile(side.entrant()).displayName())
                        .toList())
                .orElse(List.of());
        return new OrganizerState.OneProtest(protest, sides);
    }

    private OrganizerState.Participant participant(Person person, boolean isOrganizer) {
        return new OrganizerState.Participant(
                EventState.Me.of(person),
                isOrganizer ? person.name() : "",
                person.deadline().filter(end -> isOrganizer),
                versions.of(person.author()).stream()
                        .filter(Version::isActive)
                        .map(Version::entrant)
                        .findFirst());
    }
}
