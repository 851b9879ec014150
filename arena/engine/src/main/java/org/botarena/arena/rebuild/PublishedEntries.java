package org.botarena.arena.rebuild;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.RecordedGame;
import org.botarena.arena.record.form.RecordedSeat;
import org.botarena.arena.record.form.Seated;
import org.botarena.arena.report.ResultsFile;
import org.botarena.arena.report.games.GamesFile;
import org.botarena.arena.report.summary.Attendance;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.store.entry.Absentees;
import org.botarena.arena.store.entry.Beginning;
import org.botarena.arena.store.entry.Entry;
import org.botarena.arena.store.entry.GameEntry;
import org.botarena.arena.store.entry.RosterEntry;
import org.botarena.arena.store.entry.Settings;
import org.botarena.arena.store.entry.State;
import org.botarena.arena.store.entry.StoredEntrant;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.tournament.format.kind.Formats;

/**
 * A tournament as its published files {@code results.json} and {@code games.jsonl} tell it, as entries of a journal: for a
 * folder whose store and journal are lost. What they do not hold is lost: which threads the agents left running, attempts that others took the place of, games that count no more. One thread.
 */
final class PublishedEntries {
    private static final String SOURCE = "games.jsonl";
    private static final String ACCEPTED = Language.ENGLISH.text("disturbance.accepted", "");

    private final Path folder;
    private final FormerOutput printed;
    private final Summary summary;
    private final Map<String, Integer> generations = new HashMap<>();
    private final Map<String, StoredEntrant.Row> rows = new LinkedHashMap<>();
    private final Map<String, Integer> lastPairs = new HashMap<>(); // that a jar has played

    PublishedEntries(Path folder, FormerOutput printed) {
        this.folder = folder;
        this.printed = printed;
        this.summary = ResultsFile.read(folder.resolve("results.json"));
    }

    /** All of them, the beginning first. */
    void each(Consumer<Entry> taker) {
        List<RecordedGame> games = new ArrayList<>();
        new GamesFile(folder.resolve(SOURCE)).forEach(games::add);
        summary.roster().forEach(entry -> enlist(entry, games));
        games.forEach(game -> game.seats()
                .forEach(seat -> lastPairs.merge(
                        key(seat.entrant(), seat.sha256()), game.seated().pair(), Math::max)));
        taker.accept(new Entry.Begin(beginning(games), ""));
        rows.values().forEach(row -> later(row).ifPresent(taker));
        summary.roster().stream()
                .filter(entry -> entry.lastRound() != null)
                .forEach(entry -> taker.accept(
                        entry.author() == null
                                ? new RosterEntry.Withdrawn(entry.entrant(), entry.lastRound(), null)
                                : new RosterEntry.Withdrawn(null, entry.lastRound(), entry.author())));
        taker.accept(RosterEntry.Absent.of(absentees()));
        games.forEach(game -> game(game).forEach(taker));
        boolean isWhole = summary.games().planned()
                <= summary.games().played() + summary.games().unplayed();
        taker.accept(new Entry.Reached(
                !summary.interrupted() && (isWhole || summary.trimmed().isEmpty()) ? State.FINISHED : State.STOPPED,
                summary.interrupted(),
                summary.ended(),
                Csv.COMMAS,
                summary.trimmed(),
                summary.notices()));
    }

    /** The attempts at a game; of one without a result also that it was given up. */
    List<Entry> game(RecordedGame game) {
        Seated seated = seated(game);
        List<Entry> entries = new ArrayList<>();
        for (int number = 0; number < game.voided().size(); number++) {
            entries.add(new GameEntry.Disturbed(
                    game.id(), number, seated, game.voided().get(number), null, SOURCE));
        }
        if (!game.hasResult()) {
            String reason = summary.unplayed().stream()
                    .filter(one -> one.id().equals(game.id()))
                    .map(Summary.NotPlayed::reason)
                    .findFirst()
                    .orElse("the game ended without a result");
            entries.add(new GameEntry.GivenUp(game.id(), seated, reason, null, printed.of(game.id())));
            return entries;
        }
        String marked = game.marked().orElse(null);
        boolean isAccepted = marked != null && marked.startsWith(ACCEPTED);
        entries.add(new GameEntry.Attempted(
                game.id(),
                0,
                isAccepted ? marked.substring(ACCEPTED.length()) : null,
                seated,
                game.attempt().with(isAccepted ? null : marked, printed.of(game.id())),
                null,
                SOURCE));
        return entries;
    }

    private Seated seated(RecordedGame game) {
        return new Seated(
                game.seated().pair(),
                game.seated().seed(),
                game.start(),
                game.seated().opening(),
                game.seats().stream()
                        .map(seat -> RecordedSeat.of(
                                seat.entrant(),
                                author(seat.entrant()),
                                generations.getOrDefault(key(seat.entrant(), seat.sha256()), 1),
                                seat.seed()))
                        .toList());
    }

    private OptionalInt author(String name) {
        return summary.roster().stream()
                .filter(entry -> entry.entrant().equals(name) && entry.author() != null)
                .mapToInt(Attendance.Entry::author)
                .findFirst();
    }

    private static String key(String name, String sha256) {
        return name + "\n" + sha256;
    }

    /** The jar that plays now, and those that the games name and that others took the place of. */
    private void enlist(Attendance.Entry entry, List<RecordedGame> games) {
        List<String> former = games.stream()
                .flatMap(game -> game.seats().stream())
                .filter(seat -> seat.entrant().equals(entry.entrant()))
                .map(RecordedSeat::sha256)
                .distinct()
                .filter(sha256 -> !sha256.equals(entry.sha256()))
                .toList();
        IntStream.range(0, former.size())
                .forEach(i -> enlist(entry, former.get(i), entry.generation() - former.size() + i));
        enlist(entry, entry.sha256(), entry.generation());
    }

    private void enlist(Attendance.Entry entry, String sha256, int generation) {
        generations.put(key(entry.entrant(), sha256), generation);
        rows.put(
                key(entry.entrant(), sha256),
                StoredEntrant.row(
                        new StoredEntrant.Person(entry.entrant(), entry.jar(), entry.agent(), null),
                        generation,
                        sha256,
                        null,
                        entry.sample(),
                        entry.options(),
                        author(entry.entrant())));
    }

    private int since(StoredEntrant.Row row) {
        return summary.roster().stream()
                .filter(entry -> entry.entrant().equals(row.name()))
                .mapToInt(entry -> entry.firstRound() - 1)
                .findFirst()
                .orElse(0);
    }

    private Optional<Entry> later(StoredEntrant.Row row) {
        boolean isFirst = rows.values().stream()
                .noneMatch(other -> other.name().equals(row.name()) && other.generation() < row.generation());
        if (isFirst && since(row) == 0) {
            return Optional.empty(); // it stands in the beginning
        }
        return Optional.of(
                isFirst
                        ? new RosterEntry.Joined(row, since(row))
                        : new RosterEntry.Replaced(row, since(row), untilBefore(row)));
    }

    /**
     * The first round in which the jar before did not play. That is not published; where each round has pairs of its own, it
     * follows from those of its games.
     */
    private int untilBefore(StoredEntrant.Row row) {
        Summary.Configuration configuration = summary.configuration();
        if (!Formats.of(Formats.settings(configuration.format())).hasPairsOfRounds()) {
            return StoredEntrant.UNDATED;
        }
        return rows.values().stream()
                .filter(other -> other.name().equals(row.name()) && other.generation() < row.generation())
                .mapToInt(other -> lastPairs.getOrDefault(key(other.name(), other.sha256()), -1))
                .map(pair -> pair < 0 ? 0 : 1 + pair / configuration.pairs())
                .max()
                .orElse(0);
    }

    private Beginning beginning(List<RecordedGame> games) {
        Summary.Configuration configuration = summary.configuration();
        Map<String, String> settings = new TreeMap<>(Formats.settings(configuration.format()));
        boolean isListed = !configuration.openings().matches("start|random:[0-9]+");
        Openings.Listed listed = isListed ? listed(configuration.openings(), games) : null;
        settings.put("game", configuration.game());
        settings.put(Settings.OPENINGS, isListed ? Settings.openings(listed) : configuration.openings());
        settings.put("move-time", milliseconds(configuration.moveMs()));
        settings.put("start-time", milliseconds(configuration.startMs()));
        settings.put("heap", configuration.heapMiB() + "m");
        settings.put("isolation", summary.isolation());
        if (!configuration.fresh().equals("game")) {
            settings.put("fresh", configuration.fresh());
        }
        settings.put("seed", summary.seed());
        settings.put("agent-java", summary.java().replaceFirst("[^0-9].*", ""));
        return new Beginning(
                Personal.newSalt(),
                new Settings(settings)
                        .anchored(configuration.anchors())
                        .renamed(ids())
                        .texts(),
                listed,
                summary.arena(),
                summary.java(),
                summary.started(),
                configuration.pairs(),
                configuration.jobs(),
                null,
                rows.values().stream().filter(row -> later(row).isEmpty()).toList());
    }

    private Map<String, String> ids() {
        return summary.roster().stream()
                .filter(entry -> entry.author() != null)
                .collect(Collectors.toMap(Attendance.Entry::entrant, entry -> "" + entry.author()));
    }

    private static String milliseconds(double time) {
        return Duration.ofNanos(Math.round(time * 1e6)).toMillis() + "ms";
    }

    /** Those of the pairs that were played, in order; what is behind them in the file is not known any more. */
    private static Openings.Listed listed(String file, List<RecordedGame> games) {
        Map<Integer, Openings.Opening> lines = new TreeMap<>();
        games.forEach(game -> lines.putIfAbsent(
                game.seated().pair(),
                new Openings.Opening(game.start(), game.seated().opening(), game.start())));
        return new Openings.Listed(file, List.copyOf(lines.values()));
    }

    private Absentees absentees() {
        return new Absentees(
                summary.refused().stream()
                        .map(jar -> new Absentees.Turned(
                                jar.jar(),
                                null,
                                jar.problems().stream()
                                        .map(why -> Problem.refused(why.what(), why.why(), why.remedy()))
                                        .toList()))
                        .toList(),
                summary.leftOut().stream()
                        .map(jar -> new Absentees.Other(jar.jar(), "", jar.plays()))
                        .toList());
    }
}
