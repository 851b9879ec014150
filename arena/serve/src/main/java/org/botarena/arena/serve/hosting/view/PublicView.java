package org.botarena.arena.serve.hosting.view;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.botarena.arena.report.summary.FirstPlaces;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.HostedTournament;
import org.botarena.arena.serve.hosting.entry.LastStandings;
import org.botarena.arena.serve.hosting.entry.Season;
import org.botarena.arena.serve.hosting.entry.SeasonList;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.ladder.HostedLadder;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.serve.page.ShareTags;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.view.TournamentView;

/** The view of an event for everyone, with more for a signed-in person. Thread-safe. */
public record PublicView(
        EventSettings rules,
        Versions versions,
        SeasonList seasons,
        EventVenue venue,
        HostedLadder ladder,
        Tournaments tournaments,
        Background background) {
    /** Writes the public tables into a page. */
    public void writeTo(Markup page, Language language) {
        all(Optional.empty()).writeTo(page, language);
    }

    /** Writes the ladder into a page while its games are being read. */
    public void writeLadderTo(Markup page, Language language) {
        all(Optional.empty()).writeLadderTo(page, language);
    }

    /** The data that other programs show for a link to the event: its title, and the organizer's description. */
    public ShareTags tags() {
        return new ShareTags(
                Optional.of(rules.title()).filter(title -> !title.isEmpty()).orElse("Bot Arena"),
                rules.about(),
                Optional.empty());
    }

    /** The data for everyone, or for this person. */
    public EventState all(Optional<Person> asker) {
        boolean isOrganizer =
                asker.filter(person -> person.role() == Role.ORGANIZER).isPresent();
        String game = venue.terms().rules().name();
        return new EventState(
                rules.title(),
                rules.about(),
                Handbook.of(venue.installation()).rules(game),
                game,
                venue.terms().times().moves().longest().toMillis(),
                venue.terms().times().clock().map(Object::toString),
                venue.languages(),
                asker.map(rules::isOpenTo).orElseGet(rules::isOpen),
                asker.flatMap(Person::deadline).or(rules::deadline),
                rules.door(),
                rules.doorUntil(),
                rules.isFirstPlacesOnly(),
                asker.map(EventState.Me::of),
                ladder(asker, isOrganizer),
                tournaments.all().stream()
                        .map(each -> tournament(each, asker, isOrganizer))
                        .toList(),
                background.behind(),
                ladder.visitors().areInTheWay() && tournaments.isSeenPlayingHere(),
                seasons.begun(),
                seasons.all().stream()
                        .map(season -> season.with(seen(season.standings(), Season.Place::entrant, asker)))
                        .toList());
    }

    /** The lines of standings that a person may see. */
    private <T> List<T> seen(List<T> lines, Function<T, String> entrant, Optional<Person> asker) {
        boolean isOrganizer =
                asker.filter(person -> person.role() == Role.ORGANIZER).isPresent();
        if (isOrganizer || !rules.isFirstPlacesOnly()) {
            return lines;
        }
        Set<String> own =
                asker.map(person -> versions.entrants(person.author())).orElse(Set.of());
        return FirstPlaces.around(lines, line -> own.contains(entrant.apply(line)));
    }

    private EventState.Ladder ladder(Optional<Person> asker, boolean isOrganizer) {
        Optional<LastStandings> last = ladder.last();
        TournamentView view = ladder.view();
        List<Row> rows = last.isPresent() ? List.of() : ladder.rows();
        return new EventState.Ladder(
                ladder.state(),
                isOrganizer ? ladder.failure() : "",
                view.ended(),
                last.map(known -> known.lines().size()).orElse(rows.size()),
                seen(rows, Row::entrant, asker),
                last.map(known -> known.with(seen(known.lines(), Season.Place::entrant, asker))),
                view.running());
    }

    private EventState.Tournament tournament(HostedTournament tournament, Optional<Person> asker, boolean isOrganizer) {
        HostedTournament.State state =
                tournaments.state(tournament.name()); // Asked first, because a freeze meanwhile hides it.
        TournamentView view = tournaments.view(tournament.name());
        TournamentView.Shown shown = view.shown();
        view.takeFailure().ifPresent(e -> background.report("the tournament " + tournament.name(), e));
        return new EventState.Tournament(
                tournament.name(),
                tournaments.heading(tournament.name()),
                tournament.begun().toString(),
                shown.isFrozen() && !isOrganizer ? HostedTournament.State.FROZEN : state,
                isOrganizer ? tournaments.failure(tournament.name()) : "",
                shown.isFrozen(),
                seen(shown.lines(), Row::entrant, asker),
                isOrganizer || !rules.isFirstPlacesOnly()
                        ? shown.revealed()
                        : shown.revealed().stream()
                                .filter(row -> row.standing().place() <= FirstPlaces.SHOWN)
                                .toList(),
                shown.running());
    }
}
