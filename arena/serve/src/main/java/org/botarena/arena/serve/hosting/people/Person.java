package org.botarena.arena.serve.hosting.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/**
 * A person who takes part in an event. Immutable.
 *
 * @param number from 1, never reused
 * @param author as whom the person submits: their own number, or that of the member who began their team
 * @param role the person's rights
 * @param name in the course, for the organizer only; may be empty
 * @param email may be empty
 * @param platform the id on the course platform; may be empty
 * @param alias the public name; that of the team for members
 * @param state whether the person takes part
 * @param deadline until when the author may submit, if it differs from the event's; private
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
    /** Whether a person takes part. */
    public enum State {
        /** The person has asked to take part, and the organizer has not answered. */
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

    /** The anonymous name in the log of actions: {@code author 17}. */
    public String logged() {
        return role.name().toLowerCase(Locale.ROOT) + " " + number;
    }

    /** Whether the person may submit, and use the other rights of their role. */
    public boolean isApproved() {
        return state == State.APPROVED;
    }

    /** Whether the person may fetch the starter project and run a draft, even while waiting for the organizer. */
    public boolean mayRun() {
        return state != State.REFUSED;
    }

    static String folded(String alias) {
        return alias.toLowerCase(Locale.ROOT);
    }
}
