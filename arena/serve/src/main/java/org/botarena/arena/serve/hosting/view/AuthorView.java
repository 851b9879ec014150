package org.botarena.arena.serve.hosting.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.serve.hosting.casual.Lessons;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.HostedTournament;
import org.botarena.arena.serve.hosting.entry.NoticeList;
import org.botarena.arena.serve.hosting.entry.Uploads;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.event.CheckQueue;
import org.botarena.arena.serve.hosting.event.Protests;
import org.botarena.arena.serve.hosting.event.Teams;
import org.botarena.arena.serve.hosting.ladder.HostedLadder;
import org.botarena.arena.serve.hosting.people.Access;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.serve.hosting.protest.Protest;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.view.TournamentView;

/** The views of an event for its authors. Thread-safe. */
public record AuthorView(
        EventSettings rules,
        Access access,
        Teams teams,
        Uploads uploads,
        Versions versions,
        CheckQueue checks,
        EventVenue venue,
        HostedLadder ladder,
        Tournaments tournaments,
        Lessons lessons,
        Protests protests,
        NoticeList notices) {
    private static final int MOST_GAMES = 200;
    private static final int MOST_NEWS = 20;

    /** An author's view of their own data. */
    public AuthorState mine(Person person, Language language) {
        List<AuthorState.Game> games = games(person, language);
        return new AuthorState(
                EventState.Me.of(person),
                rules.isOpenTo(person),
                person.deadline().or(rules::deadline),
                uploads.of(person.author()).stream()
                        .map(upload -> AuthorState.Submitted.of(upload, checks, language))
                        .toList(),
                versions.of(person.author()).stream()
                        .map(version -> new AuthorState.Playing(version, ladder.minutes(version), ladder.rest(version)))
                        .toList(),
                ladder.rated(person.author()),
                Versions.SWITCHES_AN_HOUR,
                rules.isOpened(person.author()),
                teams.others(person).stream()
                        .map(member -> new AuthorState.Member(member.number(), member.name()))
                        .toList(),
                teams.mayInvite(person),
                access.devices(person.number()),
                tournaments.all().stream()
                        .collect(Collectors.toMap(HostedTournament::name, each -> tournaments.heading(each.name()))),
                games,
                (int) games.stream()
                        .filter(game -> lessons.isAwaited(game.tournament(), game.id()))
                        .count(),
                protests.list().all().stream()
                        .filter(protest -> protest.person() == person.author())
                        .map(this::visible)
                        .toList(),
                notices.of(person.author(), MOST_NEWS).stream()
                        .map(notice -> AuthorState.News.of(notice, language))
                        .toList());
    }

    /** The findings of replays reveal places, which are hidden during a freeze. */
    private Protest visible(Protest protest) {
        boolean isOpen = tournaments.view(protest.tournament()).isOpen();
        return isOpen ? protest : protest.withFound("");
    }

    /** An author sees their own games, even those hidden from the public. */
    private List<AuthorState.Game> games(Person person, Language language) {
        Set<String> own = versions.entrants(person.author());
        List<AuthorState.Game> games = new ArrayList<>();
        for (HostedTournament each : tournaments.all()) {
            TournamentView view = tournaments.view(each.name());
            view.games(own::contains, MOST_GAMES - games.size())
                    .forEach(game -> games.add(game(
                            each.name(),
                            game,
                            own,
                            entrant -> view.profile(entrant).displayName(),
                            language)));
        }
        ladder.view()
                .games(own::contains, MOST_GAMES - games.size())
                .forEach(game -> games.add(game("", game, own, entrant -> entrant, language)));
        return games;
    }

    /** If the scores add up to 0, half of the difference is the author's score. */
    private AuthorState.Game game(
            String tournament, Outcome game, Set<String> own, UnaryOperator<String> shown, Language language) {
        boolean isZeroSum = venue.terms().rules().scoreSum().equals(OptionalDouble.of(0));
        boolean isFirst = own.contains(game.first().entrant());
        Outcome.Side mine = isFirst ? game.first() : game.second();
        Outcome.Side other = isFirst ? game.second() : game.first();
        return new AuthorState.Game(
                tournament,
                game.id(),
                shown.apply(game.first().entrant()),
                shown.apply(game.second().entrant()),
                List.of(game.first().points(), game.second().points()),
                isFirst ? 0 : 1,
                isZeroSum ? mine.difference() / 2 : mine.difference(),
                mine.faults(),
                other.faults(),
                mine.points() > 0
                        ? Optional.empty()
                        : lessons.of(tournament, game.id(), own)
                                .map(moment -> AuthorState.Lesson.of(moment, language)));
    }
}
