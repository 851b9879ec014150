package org.botarena.arena.rebuild;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.arena.record.form.RecordedGame;
import org.botarena.arena.record.form.RecordedSeat;
import org.botarena.arena.report.summary.Attendance;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.store.entry.Entry;
import org.botarena.arena.store.entry.RosterEntry;
import org.botarena.arena.store.entry.StoredEntrant;
import org.botarena.arena.tournament.format.kind.Formats;

/** Who took part in a tournament, as its published files tell it. One thread. */
final class PublishedRoster {
    private final Summary summary;
    private final Map<String, Integer> generations = new HashMap<>();
    private final Map<String, StoredEntrant.Row> rows = new LinkedHashMap<>();
    private final Map<String, Integer> lastPairs = new HashMap<>(); // that a jar has played

    /** Nobody is taken in yet. */
    PublishedRoster(Summary summary) {
        this.summary = summary;
    }

    /** Takes in all of them, with the jars that these games name. */
    void enlist(List<RecordedGame> games) {
        summary.roster().forEach(entry -> enlist(entry, games));
        games.forEach(game -> game.seats()
                .forEach(seat -> lastPairs.merge(
                        key(seat.entrant(), seat.sha256()), game.seated().pair(), Math::max)));
    }

    /** Who came after the beginning, who had another jar then, and who left. */
    void each(Consumer<Entry> taker) {
        rows.values().forEach(row -> later(row).ifPresent(taker));
        summary.roster().stream()
                .filter(entry -> entry.lastRound() != null)
                .forEach(entry -> taker.accept(
                        entry.author() == null
                                ? new RosterEntry.Withdrawn(entry.entrant(), entry.lastRound(), null)
                                : new RosterEntry.Withdrawn(null, entry.lastRound(), entry.author())));
    }

    /** Those of the beginning. */
    List<StoredEntrant.Row> first() {
        return rows.values().stream().filter(row -> later(row).isEmpty()).toList();
    }

    /** Which jar under its name sat there, from 1. */
    int generation(RecordedSeat seat) {
        return generations.getOrDefault(key(seat.entrant(), seat.sha256()), 1);
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

    /** The number of the author of that name; empty: it has none. */
    OptionalInt author(String name) {
        return summary.roster().stream()
                .filter(entry -> entry.entrant().equals(name) && entry.author() != null)
                .mapToInt(Attendance.Entry::author)
                .findFirst();
    }

    /** The numbers of those who have one, by name. */
    Map<String, String> ids() {
        return summary.roster().stream()
                .filter(entry -> entry.author() != null)
                .collect(Collectors.toMap(Attendance.Entry::entrant, entry -> "" + entry.author()));
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

    private static String key(String name, String sha256) {
        return name + "\n" + sha256;
    }
}
