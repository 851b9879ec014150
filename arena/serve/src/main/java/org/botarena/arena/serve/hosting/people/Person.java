package org.botarena.arena.serve.hosting.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/**
 * A person who takes part in an event. Immutable.
 *
 * @param number from 1, never given twice
 * @param author the author as whom the person hands in: their own number, or that of the member who began their team
 * @param role what he may do
 * @param name as the course knows it, for the organizer alone; empty: nobody said it
 * @param email empty: nobody said it
 * @param platform his id on the course platform; empty: nobody said it
 * @param alias what the public sees: of members the team's
 * @param state whether he takes part
 * @param deadline until when the author may hand in, if that is not the event's; nobody else is told
 */
public record Person(
        int number,
        int author,
        Role role,
        String name,
        String email,
        String platform,
        String alias,
        State state,
        Optional<Instant> deadline) {
    /** Whether somebody takes part. */
    public enum State {
        /** He has asked to, and the organizer has not answered. */
        WAITING,
        APPROVED,
        REFUSED
    }

    static final String FROM = "SELECT person.number, person.author, person.role, person.name, person.email,"
            + " person.platform, first.alias, person.state, first.deadline"
            + " FROM person JOIN person AS first ON first.number = person.author ";

    static Person read(ResultSet row) throws SQLException {
        return new Person(
                row.getInt(1),
                row.getInt(2),
                Role.valueOf(row.getString(3)),
                row.getString(4),
                row.getString(5),
                row.getString(6),
                row.getString(7),
                State.valueOf(row.getString(8)),
                Optional.ofNullable(row.getString(9)).map(Instant::parse));
    }

    /** What the log of actions calls them, which names nobody: {@code author 17}. */
    public String logged() {
        return role.name().toLowerCase(Locale.ROOT) + " " + number;
    }

    /** Whether the person may hand in, and do whatever else their role does. */
    public boolean isApproved() {
        return state == State.APPROVED;
    }

    /** Whether the person may fetch the project to begin with and run a draft: also while waiting for the organizer. */
    public boolean mayRun() {
        return state != State.REFUSED;
    }

    static String folded(String alias) {
        return alias.toLowerCase(Locale.ROOT);
    }
}
