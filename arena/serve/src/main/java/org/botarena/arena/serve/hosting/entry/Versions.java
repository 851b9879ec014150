package org.botarena.arena.serve.hosting.entry;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.people.Person;

/** The versions of everybody's agent: one of each author plays. Thread-safe. */
public final class Versions {
    private final EventFile file;

    /** Those of this file. */
    public Versions(EventFile file) {
        this.file = file;
    }

    /** Somebody's, the newest first. */
    public List<Version> of(int person) {
        return file.all(
                "SELECT " + Version.COLUMNS + " FROM version WHERE person = ? ORDER BY number DESC",
                Version::read,
                person);
    }

    /** Those that play, in the order of their authors. */
    public List<Version> active() {
        return file.all(
                "SELECT " + Version.COLUMNS + " FROM version WHERE isactive = 1 ORDER BY person", Version::read);
    }

    /** All of them. */
    public List<Version> all() {
        return file.all("SELECT " + Version.COLUMNS + " FROM version ORDER BY person, number", Version::read);
    }

    /** The one that is called so. */
    public Optional<Version> find(String entrant) {
        return file.first("SELECT " + Version.COLUMNS + " FROM version WHERE entrant = ?", Version::read, entrant);
    }

    /**
     * Lets an upload play for its author, in the place of what has played for him. It gets a number of its own even if it has had
     * one before, since a version that has left a ladder does not come back.
     */
    public Version play(Person person, Upload upload) {
        Version[] made = new Version[1];
        file.change(() -> {
            int number = 1
                    + (int) file.number(
                            "SELECT coalesce(max(number), 0) FROM version WHERE person = ?", person.number());
            withdraw(person.number());
            made[0] = new Version(
                    person.number(), number, upload.id(), person.alias() + "@" + number, true, file.stamp());
            file.update(
                    "INSERT INTO version (" + Version.COLUMNS + ") VALUES (?, ?, ?, ?, 1, ?)",
                    made[0].person(),
                    number,
                    upload.id(),
                    made[0].entrant(),
                    made[0].since());
        });
        return made[0];
    }

    /** Keeps what is known of a version that leaves the ladder. */
    public void left(String entrant, Version.Rating last) {
        file.update(
                "UPDATE version SET elo = ?, low = ?, high = ?, games = ? WHERE entrant = ?",
                last.elo(),
                last.low(),
                last.high(),
                last.games(),
                entrant);
    }

    /** What was known of a version when it left the ladder. */
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

    /** Lets nothing play for somebody. */
    public void withdraw(int person) {
        file.update("UPDATE version SET isactive = 0 WHERE person = ?", person);
    }
}
