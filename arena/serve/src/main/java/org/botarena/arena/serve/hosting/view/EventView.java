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
import org.botarena.arena.serve.hosting.entry.LastStandings;
import org.botarena.arena.serve.hosting.entry.NoticeList;
import org.botarena.arena.serve.hosting.entry.Season;
import org.botarena.arena.serve.hosting.entry.SeasonList;
import org.botarena.arena.serve.hosting.entry.Upload;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.event.EventParts;
import org.botarena.arena.serve.hosting.file.Actions;
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
public record EventView(EventParts event) {
    private static final int MOST_GAMES = 200;
    private static final int MOST_NEWS = 20;
    private static final int MOST_ACTIONS = 200;

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
                Optional.of(event.rules().title())
                        .filter(title -> !title.isEmpty())
                        .orElse("Bot Arena"),
                event.rules().about(),
                Optional.empty());
    }

    /** The public view. */
    public EventState all(Optional<Person> asker) {
        boolean isOrganizer =
                asker.filter(person -> person.role() == Role.ORGANIZER).isPresent();
        String game = event.venue().terms().rules().name();
        SeasonList seasons = new SeasonList(event.file());
        return new EventState(
                event.rules().title(),
                event.rules().about(),
                Handbook.of(event.venue().installation()).rules(game).orElse(null),
                game,
                event.venue().terms().times().moves().longest().toMillis(),
                event.venue().terms().times().clock().map(Object::toString).orElse(null),
                event.venue().languages(),
                asker.map(event.rules()::isOpenTo).orElseGet(event.rules()::isOpen),
                text(asker.flatMap(Person::deadline).or(event.rules()::deadline)),
                event.rules().door(),
                text(event.rules().doorUntil()),
                event.rules().isFirstPlacesOnly(),
                asker.map(EventState.Me::of).orElse(null),
                ladder(asker, isOrganizer),
                event.tournaments().all().stream()
                        .map(each -> tournament(each, asker, isOrganizer))
                        .toList(),
                event.background().behind(),
                event.isCrowded(),
                seasons.begun(),
                seasons.all().stream()
                        .map(season -> season.with(seen(season.standings(), Season.Place::entrant, asker)))
                        .toList());
    }

    /** The lines of standings that a person may see. */
    private <T> List<T> seen(List<T> lines, Function<T, String> entrant, Optional<Person> asker) {
        boolean isOrganizer =
                asker.filter(person -> person.role() == Role.ORGANIZER).isPresent();
        if (isOrganizer || !event.rules().isFirstPlacesOnly()) {
            return lines;
        }
        Set<String> own =
                asker.map(person -> event.versions().entrants(person.author())).orElse(Set.of());
        return FirstPlaces.around(lines, line -> own.contains(entrant.apply(line)));
    }

    private EventState.Ladder ladder(Optional<Person> asker, boolean isOrganizer) {
        Optional<LastStandings> last = event.ladder().last();
        TournamentView ladder = event.ladder().view();
        List<Row> rows = last.isPresent() ? List.of() : event.ladder().rows();
        return new EventState.Ladder(
                event.ladder().state(),
                isOrganizer ? event.ladder().failure() : "",
                ladder.ended(),
                last.map(known -> known.lines().size()).orElse(rows.size()),
                seen(rows, Row::entrant, asker),
                last.map(known -> known.with(seen(known.lines(), Season.Place::entrant, asker)))
                        .orElse(null),
                ladder.running());
    }

    private EventState.Tournament tournament(HostedTournament tournament, Optional<Person> asker, boolean isOrganizer) {
        HostedTournament.State state =
                event.tournaments().state(tournament.name()); // Asked first, because a freeze meanwhile hides it.
        TournamentView view = event.tournaments().view(tournament.name());
        TournamentView.Shown shown = view.shown();
        view.takeFailure().ifPresent(e -> event.background().report("the tournament " + tournament.name(), e));
        return new EventState.Tournament(
                tournament.name(),
                heading(tournament),
                tournament.begun().toString(),
                shown.isFrozen() && !isOrganizer ? HostedTournament.State.FROZEN : state,
                isOrganizer ? event.tournaments().failure(tournament.name()) : "",
                shown.isFrozen(),
                seen(shown.lines(), Row::entrant, asker),
                isOrganizer || !event.rules().isFirstPlacesOnly()
                        ? shown.revealed()
                        : shown.revealed().stream()
                                .filter(row -> row.standing().place() <= FirstPlaces.SHOWN)
                                .toList(),
                shown.running());
    }

    private Map<String, String> heading(HostedTournament tournament) {
        return event.tournaments()
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
                event.rules().isOpenTo(person),
                text(person.deadline().or(event.rules()::deadline)),
                event.uploads().of(person.author()).stream()
                        .map(upload -> upload(upload, language))
                        .toList(),
                event.versions().of(person.author()).stream().map(this::playing).toList(),
                event.ladder().rated(person.author()),
                Versions.SWITCHES_AN_HOUR,
                event.rules().isOpened(person.author()),
                event.persons().members(person.author()).stream()
                        .filter(member -> member.number() != person.number())
                        .map(member -> new AuthorState.Member(member.number(), member.name()))
                        .toList(),
                event.teams().mayInvite(person),
                event.access().devices(person.number()),
                event.tournaments().all().stream().collect(Collectors.toMap(HostedTournament::name, this::heading)),
                games,
                (int) games.stream()
                        .filter(game -> event.lessons().isAwaited(game.tournament(), game.id()))
                        .count(),
                event.protests().list().all().stream()
                        .filter(protest -> protest.person() == person.author())
                        .map(this::visible)
                        .toList(),
                new NoticeList(event.file())
                        .of(person.author(), MOST_NEWS).stream()
                                .map(notice -> AuthorState.News.of(notice, language))
                                .toList());
    }

    /** The findings of replays reveal places, which are hidden during a freeze. */
    private Protest visible(Protest protest) {
        boolean isOpen = event.tournaments().view(protest.tournament()).isOpen();
        return isOpen ? protest : protest.withFound("");
    }

    /** The author's view of an upload. */
    public AuthorState.Submitted upload(Upload upload, Language language) {
        return AuthorState.Submitted.of(upload, event.checks().waiting(upload), language);
    }

    private AuthorState.Playing playing(Version version) {
        OptionalLong minutes = version.isActive() ? event.ladder().minutes(version) : OptionalLong.empty();
        return new AuthorState.Playing(
                version.number(),
                version.entrant(),
                version.upload(),
                version.isActive(),
                version.since(),
                minutes.isPresent() ? minutes.getAsLong() : null,
                event.ladder().rest(version).orElse(null));
    }

    /** An author sees their own games, even those hidden from the public. */
    private List<AuthorState.Game> games(Person person, Language language) {
        Set<String> own = event.versions().entrants(person.author());
        List<AuthorState.Game> games = new ArrayList<>();
        for (HostedTournament each : event.tournaments().all()) {
            TournamentView view = event.tournaments().view(each.name());
            view.games(own::contains, MOST_GAMES - games.size())
                    .forEach(game -> games.add(game(
                            each.name(),
                            game,
                            own,
                            entrant -> view.profile(entrant).displayName(),
                            language)));
        }
        event.ladder()
                .view()
                .games(own::contains, MOST_GAMES - games.size())
                .forEach(game -> games.add(game("", game, own, entrant -> entrant, language)));
        return games;
    }

    /** If the scores add up to 0, half of the difference is the author's score. */
    private AuthorState.Game game(
            String tournament, Outcome game, Set<String> own, UnaryOperator<String> shown, Language language) {
        boolean isZeroSum = event.venue().terms().rules().scoreSum().equals(OptionalDouble.of(0));
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
                : event.lessons()
                        .of(tournament, id, own)
                        .map(moment -> AuthorState.Lesson.of(moment, language))
                        .orElse(null);
    }

    /** The view of organizers and assistants. */
    public OrganizerState organize(Person asker, Language language) {
        boolean isOrganizer = asker.role() == Role.ORGANIZER;
        return new OrganizerState(
                event.rules().isOpen(),
                text(event.rules().deadline()),
                event.rules().grace().toSeconds(),
                event.rules().teamSize(),
                event.rules().isLadderPaused(),
                event.lanes(),
                TournamentOption.ofEvents(),
                Formats.all().stream().map(FormatType::name).toList(),
                isOrganizer ? event.matches().entrants() : List.of(),
                isOrganizer ? event.matches().last() : List.of(),
                isOrganizer ? event.sheets().all() : List.of(),
                isOrganizer
                        ? event.lost().stream().map(lost -> lost.text(language)).toList()
                        : List.of(),
                event.persons().all().stream()
                        .map(person -> participant(person, isOrganizer))
                        .toList(),
                event.uploads().all().stream()
                        .map(upload -> new OrganizerState.OneUpload(upload(upload, language), upload.person()))
                        .toList(),
                isOrganizer ? event.uploads().equal() : List.of(),
                isOrganizer ? event.uploads().alike() : List.of(),
                event.protests().list().all().stream().map(this::protest).toList(),
                isOrganizer ? event.reruns().list().all() : List.of(),
                new Actions(event.file())
                        .last(MOST_ACTIONS).stream()
                                .filter(action -> isOrganizer || action.person() == asker.number())
                                .toList());
    }

    private OrganizerState.OneProtest protest(Protest protest) {
        Set<String> own = event.versions().entrants(protest.person());
        TournamentView view = event.tournaments().view(protest.tournament());
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
                event.versions().of(person.author()).stream()
                        .filter(Version::isActive)
                        .map(Version::entrant)
                        .findFirst()
                        .orElse(null));
    }

    private static String text(Optional<Instant> moment) {
        return moment.map(Instant::toString).orElse(null);
    }
}
