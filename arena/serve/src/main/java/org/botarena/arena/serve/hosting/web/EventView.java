package org.botarena.arena.serve.hosting.web;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.botarena.arena.serve.hosting.entry.HostedTournament;
import org.botarena.arena.serve.hosting.entry.Protest;
import org.botarena.arena.serve.hosting.entry.Upload;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.run.CheckQueue;
import org.botarena.arena.serve.hosting.run.EventHost;
import org.botarena.arena.serve.hosting.run.Ranking;
import org.botarena.arena.serve.hosting.run.Tournaments;
import org.botarena.arena.text.catalogue.Language;

/** What is told of an event, by who asks: maps that become JSON. Thread-safe. */
final class EventView {
    private static final int MOST_GAMES = 200;
    private static final int MOST_ACTIONS = 200;

    private final EventHost host;

    EventView(EventHost host) {
        this.host = host;
    }

    /** What everybody sees. */
    Map<String, Object> all(Optional<Person> asker) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("game", host.terms().rules().name());
        all.put("moveMs", host.terms().moveTime().toMillis());
        all.put("isOpen", asker.map(host.rules()::isOpenTo).orElseGet(host.rules()::isOpen));
        all.put("deadline", text(asker.flatMap(Person::deadline).or(host.rules()::deadline)));
        all.put("joins", host.joins());
        all.put("me", asker.map(EventView::me).orElse(null));
        all.put("ladder", ladder());
        all.put(
                "tournaments",
                host.tournaments().all().stream().map(this::tournament).toList());
        all.put("isCrowded", host.isCrowded());
        all.put("seasonBegun", host.seasons().begun());
        all.put("seasons", host.seasons().all());
        return all;
    }

    private static Map<String, Object> me(Person person) {
        Map<String, Object> me = new LinkedHashMap<>();
        me.put("number", person.number());
        me.put("role", person.role());
        me.put("alias", person.alias());
        me.put("state", person.state());
        return me;
    }

    private Map<String, Object> ladder() {
        Ranking ranking = host.ladder().ranking();
        Set<String> active =
                host.versions().active().stream().map(Version::entrant).collect(Collectors.toSet());
        List<Map<String, Object>> lines = new ArrayList<>();
        for (Ranking.Line line : ranking.lines()) {
            if (active.contains(line.entrant()) || !line.entrant().contains("@")) {
                lines.add(line(lines.size() + 1, false, line, line.entrant()));
            }
        }
        Map<String, Object> ladder = new LinkedHashMap<>();
        ladder.put("state", host.ladder().state());
        ladder.put("games", ranking.games());
        ladder.put("lines", lines);
        ladder.put("running", ranking.running(entrant -> true));
        return ladder;
    }

    private Map<String, Object> tournament(HostedTournament tournament) {
        Tournaments.Shown shown = host.tournaments().shown(tournament);
        Ranking ranking = host.tournaments().ranking(tournament.name());
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("name", tournament.name());
        one.put("state", host.tournaments().state(tournament.name()));
        one.put("isFrozen", shown.isFrozen());
        one.put("lines", lines(shown.lines(), ranking));
        one.put("revealed", lines(shown.revealed(), ranking));
        one.put("running", shown.isFrozen() ? List.of() : ranking.running(entrant -> true));
        return one;
    }

    private static List<Map<String, Object>> lines(List<Ranking.Line> lines, Ranking ranking) {
        return lines.stream()
                .map(line -> line(line.place(), line.isShared(), line, ranking.shown(line.entrant())))
                .toList();
    }

    private static Map<String, Object> line(int place, boolean isShared, Ranking.Line line, String shown) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("place", place);
        one.put("isShared", isShared);
        one.put("entrant", shown);
        one.put("elo", line.elo());
        one.put("low", line.low());
        one.put("high", line.high());
        one.put("points", line.points());
        one.put("games", line.games());
        one.put("wins", line.wins());
        one.put("draws", line.draws());
        one.put("losses", line.losses());
        one.put("faults", line.faults());
        return one;
    }

    /** What an author sees of himself. */
    Map<String, Object> mine(Person person, Language language) {
        Map<String, Object> mine = new LinkedHashMap<>();
        mine.put("me", me(person));
        mine.put("isOpen", host.rules().isOpenTo(person));
        mine.put("deadline", text(person.deadline().or(host.rules()::deadline)));
        mine.put(
                "uploads",
                host.uploads().of(person.number()).stream()
                        .map(upload -> upload(upload, language))
                        .toList());
        mine.put(
                "versions",
                host.versions().of(person.number()).stream().map(this::version).toList());
        mine.put("isOpened", host.rules().isOpened(person.number()));
        mine.put("devices", host.access().devices(person.number()));
        mine.put("games", games(person));
        mine.put(
                "protests",
                host.protests().list().all().stream()
                        .filter(protest -> protest.person() == person.number())
                        .map(this::told)
                        .toList());
        return mine;
    }

    /** What replays have found tells of places, which nobody sees while they are frozen. */
    private Protest told(Protest protest) {
        boolean isFrozen = host.tournaments().all().stream()
                .anyMatch(each -> each.name().equals(protest.tournament())
                        && each.frozen().isPresent());
        return isFrozen ? protest.withFound("") : protest;
    }

    Map<String, Object> upload(Upload upload, Language language) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("id", upload.id());
        one.put("file", upload.file());
        one.put("bytes", upload.bytes());
        one.put("sha256", upload.sha256());
        one.put("received", upload.received().toString());
        one.put("state", upload.state());
        one.put("answer", upload.answer().in(language));
        Optional<CheckQueue.Waiting> waiting = host.checks().waiting(upload);
        one.put("place", waiting.map(CheckQueue.Waiting::place).orElse(null));
        one.put("minutes", waiting.map(CheckQueue.Waiting::minutes).orElse(null));
        return one;
    }

    private Map<String, Object> version(Version version) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("number", version.number());
        one.put("entrant", version.entrant());
        one.put("upload", version.upload());
        one.put("isActive", version.isActive());
        one.put("since", version.since());
        OptionalLong minutes = version.isActive() ? host.ladder().minutes(version) : OptionalLong.empty();
        one.put("minutes", minutes.isPresent() ? minutes.getAsLong() : null);
        return one;
    }

    /** An author sees his own games, also those that the public does not see. */
    private List<Map<String, Object>> games(Person person) {
        Set<String> own = host.versions().of(person.number()).stream()
                .map(Version::entrant)
                .collect(Collectors.toSet());
        List<Map<String, Object>> games = new ArrayList<>();
        for (HostedTournament each : host.tournaments().all()) {
            add(games, each.name(), host.tournaments().ranking(each.name()), own);
        }
        add(games, "", host.ladder().ranking(), own);
        return games;
    }

    private static void add(List<Map<String, Object>> games, String tournament, Ranking ranking, Set<String> own) {
        for (Ranking.Ended game : ranking.games(own::contains, MOST_GAMES - games.size())) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("tournament", tournament);
            one.put("id", game.id());
            one.put("first", ranking.shown(game.first()));
            one.put("second", ranking.shown(game.second()));
            one.put("points", List.of(game.firstPoints(), game.secondPoints()));
            one.put("isFaulted", game.isFaulted());
            games.add(one);
        }
    }

    /** What organizers and assistants see. */
    Map<String, Object> organize(Person asker, Language language) {
        boolean isOrganizer = asker.role() == Role.ORGANIZER;
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("isOpen", host.rules().isOpen());
        all.put("deadline", text(host.rules().deadline()));
        all.put("isLadderPaused", host.rules().isLadderPaused());
        all.put(
                "persons",
                host.persons().all().stream()
                        .map(person -> person(person, isOrganizer))
                        .toList());
        all.put(
                "uploads",
                host.uploads().all().stream()
                        .map(upload -> {
                            Map<String, Object> one = upload(upload, language);
                            one.put("person", upload.person());
                            return one;
                        })
                        .toList());
        all.put("equal", isOrganizer ? equal() : List.of());
        all.put("alike", isOrganizer ? host.uploads().alike() : List.of());
        all.put("protests", host.protests().list().all());
        all.put("actions", host.actions().last(MOST_ACTIONS));
        return all;
    }

    private Map<String, Object> person(Person person, boolean isOrganizer) {
        Map<String, Object> one = new LinkedHashMap<>(me(person));
        one.put("name", isOrganizer ? person.name() : "");
        one.put("deadline", text(person.deadline()));
        one.put(
                "plays",
                host.versions().of(person.number()).stream()
                        .filter(Version::isActive)
                        .map(Version::entrant)
                        .findFirst()
                        .orElse(null));
        return one;
    }

    /** The numbers of authors who handed in the same bytes. */
    private List<List<Integer>> equal() {
        return host.uploads().all().stream()
                .collect(Collectors.groupingBy(
                        Upload::sha256, Collectors.mapping(Upload::person, Collectors.toCollection(TreeSet::new))))
                .values()
                .stream()
                .filter(persons -> persons.size() > 1)
                .map(List::copyOf)
                .toList();
    }

    private static String text(Optional<Instant> moment) {
        return moment.map(Instant::toString).orElse(null);
    }
}
