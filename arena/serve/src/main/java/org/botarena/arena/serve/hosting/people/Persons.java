package org.botarena.arena.serve.hosting.people;

import java.text.Normalizer;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.serve.hosting.file.EventFile;

/**
 * The people with a link to an event. Thread-safe.
 *
 * @param samples the names of the sample agents, which no author may take
 */
public record Persons(EventFile file, List<String> samples) {
    /** The maximum length of a shown name. */
    private static final int LONGEST_NAME = 60;

    /** A setting: the alias that an author's real name replaces. */
    private static final String CHOSEN = "alias.";

    /** A setting: the highest number of a person at the time of the last removal. */
    private static final String HIGHEST = "highest-person";

    /** The time for which a request to take part waits for an answer. */
    private static final Duration PATIENCE = Duration.ofDays(1);

    /** All of them. */
    public List<Person> all() {
        return file.all(Person.FROM + "ORDER BY person.number", Person::read);
    }

    /** The person with this number. */
    public Optional<Person> find(int number) {
        return file.first(Person.FROM + "WHERE person.number = ?", Person::read, number);
    }

    /** The organizer; empty for a new event. */
    public Optional<Person> organizer() {
        return file.first(Person.FROM + "WHERE person.role = 'ORGANIZER' ORDER BY person.number", Person::read);
    }

    /** The person with this id on the platform, else with this name. */
    public Optional<Person> known(String platform, String name) {
        return all().stream()
                .filter(each -> !platform.isEmpty()
                        ? each.platform().equals(platform)
                        : !name.isEmpty() && each.name().equals(name))
                .findFirst();
    }

    /** The person whom a reverse proxy names: by the id on the platform, else by the e-mail. */
    public Optional<Person> user(String name) {
        List<Person> all = all();
        return all.stream()
                .filter(each -> each.platform().equals(name))
                .findFirst()
                .or(() -> all.stream()
                        .filter(each -> each.email().equalsIgnoreCase(name))
                        .findFirst());
    }

    /**
     * Adds a person.
     *
     * @param alias the public name; empty for {@code author 17}
     * @throws IllegalArgumentException if the alias is taken or cannot be shown
     */
    public Person add(Role role, String name, String email, String platform, String alias, Person.State state) {
        int[] number = {0};
        file.change(() -> {
            number[0] = next();
            String shown = alias.isEmpty() ? given(number[0]) : requireAlias(alias, number[0]);
            insert(number[0], number[0], role, new Named(name, email, platform), shown, state);
        });
        return find(number[0]).orElseThrow();
    }

    /** Adds a person to the team of an author. */
    public Person addMember(int author, Named named) {
        int[] number = {0};
        file.change(() -> {
            number[0] = next();
            insert(number[0], author, Role.AUTHOR, named, given(number[0]), Person.State.APPROVED);
        });
        return find(number[0]).orElseThrow();
    }

    private void insert(int number, int author, Role role, Named named, String alias, Person.State state) {
        file.update(
                "INSERT INTO person (number, author, role, name, email, platform, alias, state, folded, since)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                number,
                author,
                role.name(),
                named.name(),
                named.email(),
                named.id(),
                alias,
                state.name(),
                Person.folded(alias),
                file.stamp());
    }

    /** Moves a person to another author, and approves them; their own alias becomes free. */
    public Person move(Person person, int author) {
        file.change(() -> {
            hideNow(person.number());
            file.update("UPDATE person SET author = ?, state = 'APPROVED' WHERE number = ?", author, person.number());
        });
        return find(person.number()).orElseThrow();
    }

    /** The people who submit as an author and are not refused, the founder of the team first. */
    public List<Person> members(int author) {
        return file.all(
                Person.FROM + "WHERE person.author = ? AND person.state <> 'REFUSED' ORDER BY person.number",
                Person::read,
                author);
    }

    /** The names of an author's members, with aliases for unknown names. */
    public String names(int author) {
        return members(author).stream()
                .map(member -> member.name().isEmpty() ? member.alias() : member.name())
                .distinct()
                .collect(Collectors.joining(", "));
    }

    /** The people who wait for the organizer's answer. */
    public List<Person> waiting() {
        return file.all(Person.FROM + "WHERE person.state = 'WAITING' ORDER BY person.number", Person::read);
    }

    /** Deletes requests to take part that have been refused or unanswered for a day. */
    public void expire() {
        String latest = EventFile.stamp(file.now().minus(PATIENCE));
        List<Person> expired = file.all(
                Person.FROM + "WHERE person.state <> 'APPROVED' AND person.role = 'AUTHOR' AND person.since < ?"
                        + " AND person.number NOT IN (SELECT person FROM link UNION SELECT person FROM upload UNION"
                        + " SELECT person FROM testgame UNION SELECT person FROM protest UNION"
                        + " SELECT author FROM person WHERE author <> number)",
                Person::read,
                latest);
        if (!expired.isEmpty()) {
            file.change(() -> {
                file.set(HIGHEST, "" + (next() - 1));
                expired.forEach(each -> file.update("DELETE FROM person WHERE number = ?", each.number()));
            });
        }
    }

    /** The number of the next person, above all earlier ones, including deleted ones. */
    private int next() {
        long highest = file.setting(HIGHEST).map(Long::parseLong).orElse(0L);
        return (int) Math.max(highest, file.number("SELECT coalesce(max(number), 0) FROM person")) + 1;
    }

    /** The public name of a person who has chosen none, or whose choice was hidden. */
    private static String given(int number) {
        return "author " + number;
    }

    private String requireAlias(String alias, int person) {
        String clean = Alias.require(alias);
        if (isTaken(clean, person)) {
            throw new IllegalArgumentException(
                    "the name '%s' is taken, or looks like one that is: choose another".formatted(clean));
        }
        return clean;
    }

    private boolean isTaken(String alias, int author) {
        Stream<String> others =
                all().stream().filter(other -> other.author() != author).map(Person::alias);
        return Stream.of(others, playedByOthers(author).stream(), samples.stream())
                .flatMap(names -> names)
                .anyMatch(name -> Alias.isLike(name, alias));
    }

    /** The names under which versions of other authors have played. */
    private List<String> playedByOthers(int person) {
        return file.all(
                "SELECT DISTINCT substr(entrant, 1, length(entrant) - length(number) - 1) FROM version WHERE person <> ?",
                row -> row.getString(1),
                person);
    }

    /**
     * Changes the public alias.
     *
     * @throws IllegalArgumentException if it is taken or cannot be shown
     */
    public void rename(int number, String alias) {
        file.change(() -> show(number, requireAlias(alias, number)));
    }

    /**
     * Shows an author's real name instead of the alias, if it is known; a team keeps its name. Returns the changed
     * author.
     */
    public Person showName(Person person) {
        file.change(() -> {
            if (person.role() == Role.AUTHOR
                    && !person.name().isEmpty()
                    && members(person.author()).size() <= 1) {
                file.set(CHOSEN + person.number(), person.alias());
                show(person.number(), real(person.name(), person.number()));
            }
        });
        return find(person.number()).orElseThrow();
    }

    /** Shows the alias again that {@link #showName} has replaced. Returns the changed author. */
    public Person showAlias(Person person) {
        file.change(() -> {
            file.setting(CHOSEN + person.number())
                    .map(alias -> isTaken(alias, person.number()) ? given(person.number()) : alias)
                    .ifPresent(alias -> show(person.number(), alias));
            file.unset(CHOSEN + person.number());
        });
        return find(person.number()).orElseThrow();
    }

    /** A name in a form that can be shown, with the number if another person has the same one. */
    private String real(String name, int person) {
        String clean = Normalizer.normalize(name, Normalizer.Form.NFC)
                .replaceAll("[^\\p{L}\\p{M}\\p{N} ._'-]", " ")
                .replaceAll(" +", " ")
                .strip();
        String shown =
                clean.substring(0, Math.min(LONGEST_NAME, clean.length())).strip();
        if (shown.isEmpty()) {
            return given(person);
        }
        return isTaken(shown, person) || Alias.isGiven(shown) ? shown + " " + person : shown;
    }

    /** Removes an alias that must not be shown. */
    public void hide(int number) {
        file.change(() -> hideNow(number));
    }

    private void hideNow(int number) {
        file.unset(CHOSEN + number);
        show(number, given(number));
    }

    private void show(int number, String alias) {
        file.update("UPDATE person SET alias = ?, folded = ? WHERE number = ?", alias, Person.folded(alias), number);
    }

    /** Approves or refuses a person. A refused name becomes free unless a version has played under it. */
    public void settle(int number, Person.State state) {
        file.change(() -> {
            file.update("UPDATE person SET state = ? WHERE number = ?", state.name(), number);
            if (state == Person.State.REFUSED
                    && file.number("SELECT count(*) FROM version WHERE person = ?", number) == 0
                    && members(number).isEmpty()) {
                hideNow(number);
            }
        });
    }

    /** Sets an author's own deadline; null for the event's. */
    public void deadline(int author, Instant deadline) {
        file.update(
                "UPDATE person SET deadline = ? WHERE number = ?",
                deadline == null ? null : deadline.toString(),
                author);
    }
}
