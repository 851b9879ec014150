package org.botarena.arena.serve.hosting.entry;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.people.Person;

/** The versions of all agents; one version of each author plays. Thread-safe. */
public record Versions(EventFile file) {
    /** The number of switches to another version that an author may make within an hour. */
    public static final int SWITCHES_AN_HOUR = 6;

    /** A person's versions, the newest first. */
    public List<Version> of(int person) {
        return file.all(
                "SELECT " + Version.COLUMNS + " FROM version WHERE person = ? ORDER BY number DESC",
                Version::read,
                person);
    }

    /** The names of a person's versions in tournaments. */
    public Set<String> entrants(int person) {
        return of(person).stream().map(Version::entrant).collect(Collectors.toSet());
    }

    /** The names of the active versions in tournaments. */
    public Set<String> playing() {
        return active().stream().map(Version::entrant).collect(Collectors.toSet());
    }

    /** The active versions, in the order of their authors. */
    public List<Version> active() {
        return file.all(
                "SELECT " + Version.COLUMNS + " FROM version WHERE isactive = 1 ORDER BY person", Version::read);
    }

    /** All of them. */
    public List<Version> all() {
        return file.all("SELECT " + Version.COLUMNS + " FROM version ORDER BY person, number", Version::read);
    }

    /** The version with this name. */
    public Optional<Version> find(String entrant) {
        return file.first("SELECT " + Version.COLUMNS + " FROM version WHERE entrant = ?", Version::read, entrant);
    }

    /**
     * Makes an upload play for its author instead of the previous version. An upload that already was a version becomes
     * that version again, with its rating and games, unless its author now has another shown name.
     */
    public Version play(Person person, Upload upload) {
        Version[] plays = new Version[1];
        file.change(() -> {
            withdraw(person.author());
            plays[0] = of(person.author()).stream()
                    .filter(version -> version.upload().equals(upload.id())
                            && version.entrant().equals(entrant(person, version.number())))
                    .findFirst()
                    .orElseGet(() -> added(person, upload));
            file.update("UPDATE version SET isactive = 1 WHERE entrant = ?", plays[0].entrant());
        });
        return find(plays[0].entrant()).orElseThrow();
    }

    private static String entrant(Person person, int number) {
        return person.alias() + "@" + number;
    }

    private Version added(Person person, Upload upload) {
        int number =
                1 + (int) file.number("SELECT coalesce(max(number), 0) FROM version WHERE person = ?", person.author());
        Version added = new Version(person.author(), number, upload.id(), entrant(person, number), true, file.stamp());
        file.update(
                "INSERT INTO version (" + Version.COLUMNS + ") VALUES (?, ?, ?, ?, 1, ?)",
                added.person(),
                number,
                upload.id(),
                added.entrant(),
                added.since());
        return added;
    }

    /** The names of a version's upload in tournaments, under all names of its author. */
    public List<String> namesOf(String entrant) {
        return file.all(
                "SELECT entrant FROM version WHERE upload = (SELECT upload FROM version WHERE entrant = ?)",
                row -> row.getString(1),
                entrant);
    }

    /** Keeps the ratings of versions in the ladder. */
    public void rate(List<Row> lines) {
        file.change(() -> lines.forEach(line -> {
            Version.Rating rating = Version.Rating.of(line);
            file.update(
                    "UPDATE version SET elo = ?, low = ?, high = ?, games = ? WHERE entrant = ?",
                    rating.elo(),
                    rating.low(),
                    rating.high(),
                    rating.games(),
                    line.entrant());
        }));
    }

    /** Forgets the ratings of the active versions, which begin another season. */
    void unrate() {
        file.update("UPDATE version SET elo = NULL, low = NULL, high = NULL, games = 0 WHERE isactive = 1");
    }

    /** The last rating that was kept of a version: for one that has left the ladder, the rating when it left. */
    public Version.Rating last(Version version) {
        return file.first(
                        "SELECT elo, low, high, games FROM version WHERE entrant = ?",
                        row -> new Version.Rating(
                                (Double) row.getObject(1),
                                (Double) row.getObject(2),
                                (Double) row.getObject(3),
                                row.getInt(4)),
                        version.entrant())
                .orElseThrow();
    }

    /** Withdraws a person's active version. */
    public void withdraw(int person) {
        file.update("UPDATE version SET isactive = 0 WHERE person = ?", person);
    }
}
