package org.botarena.arena.serve.hosting.view;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.report.summary.FirstPlaces;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.serve.hosting.entry.HostedTournament;
import org.botarena.arena.serve.hosting.entry.Season;
import org.botarena.arena.serve.hosting.entry.Upload;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.event.EventHost;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.protest.Protest;
import org.botarena.arena.serve.page.ShareTags;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.format.FormatType;
import org.botarena.arena.tournament.format.Formats;
import org.botarena.arena.view.TournamentView;

/** The views of an event for different people. Thread-safe. */
public record EventView(EventHost host) {
    private static final int MOST_GAMES = 200;
    private static final int MOST_NEWS = 20;
    private static final int MOST_ACTIONS = 200;

    /** Writes the public tables into a page. */
    public void writeTo(Markup page, Language language) {
        all(Optional.empty()).writeTo(page, language);
    }

    /** The data that other programs show for a link to the event: its title, and the organizer's description. */
    public ShareTags tags() {
        return new ShareTags(
                Optional.of(host.rules().title())
                        .filter(title -> !title.isEmpty())
                        .orElse("Bot Arena"),
                host.rules().about(),
                Optional.empty());
    }

    /** The public view. */
    public EventState all(Optional<Person> asker) {
        boolean isOrganizer =
                asker.filter(person -> person.role() == Role.ORGANIZER).isPresent();
        String game = host.venue().terms().rules().name();
        return new EventState(
                host.rules().title(),
                host.rules().about(),
                Handbook.of(host.venue().installation()).rules(game).orElse(null),
                game,
                host.venue().terms().times().moves().longest().toMillis(),
                host.venue().terms().times().clock().map(Object::toString).orElse(null),
                host.venue().languages(),
                asker.map(host.rules()::isOpenTo).orElseGet(host.rules()::isOpen),
                text(asker.flatMap(Person::deadline).or(host.rules()::deadline)),
                host.rules().door(),
                text(host.rules().doorUntil()),
                host.rules().isFirstPlacesOnly(),
                asker.map(EventState.Me::of).orElse(null),
                ladder(asker, isOrganizer),
                host.tournaments().all().stream()
                        .map(each -> tournament(each, asker, isOrganizer))
                        .toList(),
                host.background().behind(),
                host.isCrowded(),
                host.seasons().begun(),
                host.seasons().all().stream()
                        .map(season -> season.with(seen(season.standings(), Season.Place::entrant, asker)))
                        .toList());
    }

    /** The lines of standings that a person may see. */
    private <T> List<T> seen(List<T> lines, Function<T, String> entrant, Optional<Person> asker) {
        boolean isOrganizer =
                asker.filter(person -> person.role() == Role.ORGANIZER).isPresent();
        if (isOrganizer || !host.rules().isFirstPlacesOnly()) {
            return lines;
        }
        Set<String> own =
                asker.map(person -> host.versions().entrants(person.author())).orElse(Set.of());
        return FirstPlaces.around(lines, line -> own.contains(entrant.apply(line)));
    }

    private EventState.Ladder ladder(Optional<Person> asker, boolean isOrganizer) {
        TournamentView ladder = host.ladder().view();
        List<Row> rows = host.ladder().rows();
        return new EventState.Ladder(
                host.ladder().state(),
                isOrganizer ? host.ladder().failure() : "",
                ladder.ended(),
                rows.size(),
                seen(rows, Row::entrant, asker),
                ladder.running());
    }

    private EventState.Tournament tournament(HostedTournament tournament, Optional<Person> asker, boolean isOrganizer) {
        HostedTournament.State state =
                host.tournaments().state(tournament.name()); // Asked first, because a freeze meanwhile hides it.
        TournamentView view = host.tournaments().view(tournament.name());
        TournamentView.Shown shown = view.shown();
        view.takeFailure().ifPresent(e -> host.background().report("the tournament " + tournament.name(), e));
        return new EventState.Tournament(
                tournament.name(),
                heading(tournament),
                tournament.begun().toString(),
                shown.isFrozen() && !isOrganizer ? HostedTournament.State.FROZEN : state,
                isOrganizer ? host.tournaments().failure(tournament.name()) : "",
                shown.isFrozen(),
                seen(shown.lines(), Row::entrant, asker),
                isOrganizer || !host.rules().isFirstPlacesOnly()
                        ? shown.revealed()
                        : shown.revealed().stream()
                                .filter(row -> row.standing().place() <= FirstPlaces.SHOWN)
                                .toList(),
                shown.running());
    }

    private Map<String, String> heading(HostedTournament tournament) {
        return host.tournaments()
                .view(tournament.name())
                .heading()
                .orElse(Sentence.of("host.tournament"))
                .texts();
    }

    /** An author's view of their own data. */
    public AuthorState mine(Person person, Language language) {
        List<AuthorState.Game> games = games(person, language);
        return new AuthorState(
                EventState.Me.of(person),
                host.rules().isOpenTo(person),
                text(person.deadline().or(host.rules()::deadline)),
                host.uploads().of(person.author()).stream()
                        .map(upload -> upload(upload, language))
                        .toList(),
                host.versions().of(person.author()).stream().map(this::playing).toList(),
                host.ladder().rated(person.author()),
                Versions.SWITCHES_AN_HOUR,
                host.rules().isOpened(person.author()),
                host.persons().members(person.author()).stream()
                        .filter(member -> member.number() != person.number())
                        .map(member -> new AuthorState.Member(member.number(), member.name()))
                        .toList(),
                host.teams().mayInvite(person),
                host.access().devices(person.number()),
                host.tournaments().all().stream().collect(Collectors.toMap(HostedTournament::name, this::heading)),
                games,
                (int) games.stream()
                        .filter(game -> host.lessons().isAwaited(game.tournament(), game.id()))
                        .count(),
                host.protests().list().all().stream()
                        .filter(protest -> protest.person() == person.author())
                        .map(this::visible)
                        .toList(),
                host.notices().of(person.author(), MOST_NEWS).stream()
                        .map(notice -> AuthorState.News.of(notice, language))
                        .toList());
    }

    /** The findings of replays reveal places, which are hidden during a freeze. */
    private Protest visible(Protest protest) {
        boolean isOpen = host.tournaments().view(protest.tournament()).isOpen();
        return isOpen ? protest : protest.withFound("");
    }

    /** The author's view of an upload. */
    public AuthorState.Submitted upload(Upload upload, Language language) {
        return AuthorState.Submitted.of(upload, host.checks().waiting(upload), language);
    }

    private AuthorState.Playing playing(Version version) {
        OptionalLong minutes = version.isActive() ? host.ladder().minutes(version) : OptionalLong.empty();
        return new AuthorState.Playing(
                version.number(),
                version.entrant(),
                version.upload(),
                version.isActive(),
                version.since(),
                minutes.isPresent() ? minutes.getAsLong() : null,
                host.ladder().rest(version).orElse(null));
    }

    /** An author sees their own games, even those hidden from the public. */
    private List<AuthorState.Game> games(Person person, Language language) {
        Set<String> own = host.versions().entrants(person.author());
        List<AuthorState.Game> games = new ArrayList<>();
        for (HostedTournament each : host.tournaments().all()) {
            TournamentView view = host.tournaments().view(each.name());
            view.games(own::contains, MOST_GAMES - games.size())
                    .forEach(game -> games.add(game(
                            each.name(),
                            game,
                            own,
                            entrant -> view.profile(entrant).displayName(),
                            language)));
        }
        host.ladder()
                .view()
                .games(own::contains, MOST_GAMES - games.size())
                .forEach(game -> games.add(game("", game, own, entrant -> entrant, language)));
        return games;
    }

    /** If the scores add up to 0, half of the difference is the author's score. */
    private AuthorState.Game game(
            String tournament, Outcome game, Set<String> own, UnaryOperator<String> shown, Language language) {
        boolean isZeroSum = host.venue().terms().rules().scoreSum().equals(OptionalDouble.of(0));
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
                lesson(tournament, game.id(), mine, own, language));
    }

    private AuthorState.Lesson lesson(
            String tournament, String id, Outcome.Side mine, Set<String> own, Language language) {
        return mine.points() > 0
                ? null
                : host.lessons()
                        .of(tournament, id, own)
                        .map(moment -> AuthorState.Lesson.of(moment, language))
                        .orElse(null);
    }

    /** The view of organizers and assistants. */
    public OrganizerState organize(Person asker, Language language) {
        boolean isOrganizer = asker.role() == Role.ORGANIZER;
        return new OrganizerState(
                host.rules().isOpen(),
                text(host.rules().deadline()),
                host.rules().grace().toSeconds(),
                host.rules().teamSize(),
                host.rules().isLadderPaused(),
                host.lanes(),
                TournamentOption.ofEvents(),
                Formats.all().stream().map(FormatType::name).toList(),
                isOrganizer ? host.matches().entrants() : List.of(),
                isOrganizer ? host.matches().last() : List.of(),
                isOrganizer ? host.sheets().all() : List.of(),
                isOrganizer
                        ? host.lost().stream().map(lost -> lost.text(language)).toList()
                        : List.of(),
                host.persons().all().stream()
                        .map(person -> participant(person, isOrganizer))
                        .toList(),
                host.uploads().all().stream()
                        .map(upload -> new OrganizerState.OneUpload(upload(upload, language), upload.person()))
                        .toList(),
                isOrganizer ? host.uploads().equal() : List.of(),
                isOrganizer ? host.uploads().alike() : List.of(),
                host.protests().list().all().stream().map(this::protest).toList(),
                isOrganizer ? host.reruns().list().all() : List.of(),
                host.actions().last(MOST_ACTIONS).stream()
                        .filter(action -> isOrganizer || action.person() == asker.number())
                        .toList());
    }

    private OrganizerState.OneProtest protest(Protest protest) {
        Set<String> own = host.versions().entrants(protest.person());
        TournamentView view = host.tournaments().view(protest.tournament());
        List<String> sides = view.games(own::contains, Integer.MAX_VALUE).stream()
                .filter(game -> game.id().equals(protest.game()))
                .findFirst()
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
                isOrganizer ? text(person.deadline()) : null,
                host.versions().of(person.author()).stream()
                        .filter(Version::isActive)
                        .map(Version::entrant)
                        .findFirst()
                        .orElse(null));
    }

    private static String text(Optional<Instant> moment) {
        return moment.map(Instant::toString).orElse(null);
    }
}
