package org.botarena.arena.serve.hosting.people;

import java.text.Normalizer;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.serve.hosting.file.EventFile;

/**
 * Who has a link to an event. Thread-safe.
 *
 * @param samples the names of the sample agents, which no author may take
 */
public record Persons(EventFile file, List<String> samples) {
    /** Characters of a name that is shown. */
    private static final int LONGEST_NAME = 60;

    /** A setting: the alias in whose place an author's name is shown. */
    private static final String CHOSEN = "alias.";

    /** A setting: the highest number of those who were there when some were forgotten. */
    private static final String HIGHEST = "highest-person";

    /** How long a request to take part waits for an answer. */
    private static final Duration PATIENCE = Duration.ofDays(1);

    /** All of them. */
    public List<Person> all() {
        return file.all("SELECT " + Person.COLUMNS + " FROM person ORDER BY number", Person::read);
    }

    /** The one of that number. */
    public Optional<Person> find(int number) {
        return file.first("SELECT " + Person.COLUMNS + " FROM person WHERE number = ?", Person::read, number);
    }

    /** The organizer; empty: the event is new. */
    public Optional<Person> organizer() {
        return file.first(
                "SELECT " + Person.COLUMNS + " FROM person WHERE role = 'ORGANIZER' ORDER BY number", Person::read);
    }

    /** The one whom a list names so: by his id on the platform, else by his name. */
    public Optional<Person> known(String platform, String name) {
        return all().stream()
                .filter(each -> !platform.isEmpty()
                        ? each.platform().equals(platform)
                        : !name.isEmpty() && each.name().equals(name))
                .findFirst();
    }

    /** The one whom a reverse proxy calls so: by the id on the platform, else by the e-mail. */
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
     * Adds somebody.
     *
     * @param alias what the public is to see; empty: {@code author 17}
     * @throws IllegalArgumentException if the alias is taken, or none that can be shown
     */
    public Person add(Role role, String name, String email, String platform, String alias, Person.State state) {
        int[] number = {0};
        file.change(() -> {
            number[0] = next();
            String shown = alias.isEmpty() ? given(number[0]) : requireAlias(alias, number[0]);
            file.update(
                    "INSERT INTO person (" + Person.COLUMNS
                            + ", folded, since) VALUES (?, ?, ?, ?, ?, ?, ?, NULL, ?, ?)",
                    number[0],
                    role.name(),
                    name,
                    email,
                    platform,
                    shown,
                    state.name(),
                    Person.folded(shown),
                    file.stamp());
        });
        return find(number[0]).orElseThrow();
    }

    /** Those who wait for the organizer to let them in. */
    public List<Person> waiting() {
        return file.all(
                "SELECT " + Person.COLUMNS + " FROM person WHERE state = 'WAITING' ORDER BY number", Person::read);
    }

    /** Forgets requests to take part that were refused, or not answered, for a day. */
    public void expire() {
        String latest = EventFile.stamp(file.now().minus(PATIENCE));
        List<Person> expired = file.all(
                "SELECT " + Person.COLUMNS + " FROM person WHERE state <> 'APPROVED' AND role = 'AUTHOR' AND since < ?"
                        + " AND number NOT IN (SELECT person FROM link UNION SELECT person FROM upload UNION"
                        + " SELECT person FROM testgame UNION SELECT person FROM protest)",
                Person::read,
                latest);
        if (!expired.isEmpty()) {
            file.change(() -> {
                file.set(HIGHEST, "" + (next() - 1));
                expired.forEach(each -> file.update("DELETE FROM person WHERE number = ?", each.number()));
            });
        }
    }

    /** The number of the next person: above those of all, also of those who were forgotten. */
    private int next() {
        long highest = file.setting(HIGHEST).map(Long::parseLong).orElse(0L);
        return (int) Math.max(highest, file.number("SELECT coalesce(max(number), 0) FROM person")) + 1;
    }

    /** What the public sees of somebody who has chosen nothing, or whose choice was hidden. */
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

    private boolean isTaken(String alias, int person) {
        Stream<String> others =
                all().stream().filter(other -> other.number() != person).map(Person::alias);
        return Stream.of(others, playedByOthers(person).stream(), samples.stream())
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
     * Lets the public see another alias.
     *
     * @throws IllegalArgumentException if it is taken, or none that can be shown
     */
    public void rename(int number, String alias) {
        file.change(() -> show(number, requireAlias(alias, number)));
    }

    /** Lets the public see an author's name in the place of the alias, if it is known; the author as he is then. */
    public Person showName(Person person) {
        file.change(() -> {
            if (person.role() == Role.AUTHOR && !person.name().isEmpty()) {
                file.set(CHOSEN + person.number(), person.alias());
                show(person.number(), real(person.name(), person.number()));
            }
        });
        return find(person.number()).orElseThrow();
    }

    /** Lets the public see the alias again that {@link #showName} has replaced; the author as he is then. */
    public Person showAlias(Person person) {
        file.change(() -> {
            file.setting(CHOSEN + person.number())
                    .map(alias -> isTaken(alias, person.number()) ? given(person.number()) : alias)
                    .ifPresent(alias -> show(person.number(), alias));
            file.unset(CHOSEN + person.number());
        });
        return find(person.number()).orElseThrow();
    }

    /** A name as it can be shown; with the number where another has the same. */
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

    /** Takes away an alias that must not be shown. */
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

    /** Lets somebody take part who has asked to, or not: a refused name is free again, unless a version has played under it. */
    public void settle(int number, Person.State state) {
        file.change(() -> {
            file.update("UPDATE person SET state = ? WHERE number = ?", state.name(), number);
            if (state == Person.State.REFUSED
                    && file.number("SELECT count(*) FROM version WHERE person = ?", number) == 0) {
                hideNow(number);
            }
        });
    }

    /** Lets somebody hand in until another time than the others; null: like them. */
    public void deadline(int number, Instant deadline) {
        file.update(
                "UPDATE person SET deadline = ? WHERE number = ?",
                deadline == null ? null : deadline.toString(),
                number);
    }
}
