package org.botarena.arena.report.gradebook;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.botarena.arena.admission.Author;
import org.botarena.arena.report.gradebook.CourseSheet.Member;
import org.botarena.arena.roster.profile.AuthorsFile.Person;

/**
 * Finds out who in a course's list submitted what. Identifiers come first; names count where there is no identifier.
 * Where two people or two submissions are possible, the grade goes to neither and both are named. One thread.
 */
final class Matching {
    private final CourseSheet sheet;
    private final Map<String, List<Person>> known;
    private final Map<Member, Set<Submission>> certain = new HashMap<>();
    private final Map<Member, Set<Submission>> possible = new HashMap<>();
    private final Map<Member, Set<Submission>> byName = new HashMap<>();
    private final Map<Submission, List<PersonName>> teams = new HashMap<>();

    /**
     * Matches submissions with a list.
     *
     * @param known the people behind each submission; takes precedence over all guesses
     */
    Matching(CourseSheet sheet, Map<String, List<Person>> known, Collection<Submission> submissions) {
        this.sheet = sheet;
        this.known = known;
        submissions.forEach(this::match);
        settleNames();
        submissions.forEach(this::addMembersWithoutFolder);
    }

    /** The submissions that are certainly a person's. */
    Set<Submission> of(Member member) {
        return certain.getOrDefault(member, Set.of());
    }

    /** The submissions that may be a person's, if none certainly is. */
    Set<Submission> candidates(Member member) {
        return certain.containsKey(member) ? Set.of() : possible.getOrDefault(member, Set.of());
    }

    /** Whether a submission belongs, or may belong, to a person in the list. */
    boolean isMatched(Submission submission) {
        return certain.values().stream().anyMatch(found -> found.contains(submission))
                || possible.entrySet().stream()
                        .anyMatch(found -> !certain.containsKey(found.getKey())
                                && found.getValue().contains(submission));
    }

    private void match(Submission submission) {
        List<Person> people = Stream.concat(
                        Stream.of(submission.name()),
                        submission.authors().stream().map(Author::submission))
                .flatMap(name -> known.getOrDefault(name, List.of()).stream())
                .distinct()
                .toList();
        if (people.isEmpty()) {
            submission.authors().forEach(author -> match(submission, author));
        } else {
            people.forEach(person -> match(submission, person));
        }
    }

    private void match(Submission submission, Person person) {
        List<Member> found = first(List.of(
                all(member -> !person.email().isEmpty() && person.email().equalsIgnoreCase(member.email())),
                all(member -> isId(member, person.id())),
                called(person.name())));
        addAll(found.size() == 1 ? certain : possible, found, submission);
    }

    private static boolean isId(Member member, String id) {
        return !id.isEmpty()
                && (id.equalsIgnoreCase(member.id())
                        || id.equalsIgnoreCase(member.identifier())
                        || (member.number().isPresent()
                                && id.equals("" + member.number().getAsInt())));
    }

    private void match(Submission submission, Author author) {
        List<Member> numbered = author.number() > 0
                ? all(member -> member.number().equals(OptionalInt.of(author.number())))
                : List.of();
        List<Member> named = author(submission, author);
        List<Member> both = numbered.stream().filter(named::contains).toList();
        PersonName team = PersonName.of(author.name());
        List<Member> group = all(member -> member.groups().contains(team));
        boolean isAnonymous = numbered.stream().allMatch(member -> member.name().isEmpty());
        if (!both.isEmpty()) {
            addAll(both.size() == 1 ? certain : possible, both, submission);
        } else if (named.isEmpty() && !group.isEmpty()) {
            addAll(certain, group, submission);
        } else if (!numbered.isEmpty() && (named.isEmpty() || isAnonymous)) {
            addAll(numbered.size() == 1 ? certain : possible, numbered, submission);
        } else if (!numbered.isEmpty()) {
            addAll(possible, numbered, submission);
            addAll(possible, named, submission);
        } else {
            addAll(named.size() == 1 ? byName : possible, named, submission);
        }
    }

    private static void addAll(Map<Member, Set<Submission>> to, List<Member> members, Submission submission) {
        members.forEach(member -> add(to, member, submission));
    }

    /** Finds an author by name, else by address or school number, else by the name after a group's. */
    private List<Member> author(Submission submission, Author author) {
        List<Member> named = first(List.of(
                called(author.name()),
                all(member -> !author.name().isBlank()
                        && (author.name().equalsIgnoreCase(member.email())
                                || author.name().equalsIgnoreCase(member.email().replaceFirst("@.*", "")))),
                all(member -> !member.id().isEmpty() && author.submission().equalsIgnoreCase(member.id()))));
        if (!named.isEmpty()) {
            return named;
        }
        PersonName whole = PersonName.of(author.name());
        List<Member> behind = all(member -> isBehindGroup(whole, member));
        behind.forEach(member -> teams.computeIfAbsent(submission, key -> new ArrayList<>())
                .add(new PersonName(whole.text()
                        .substring(
                                0, whole.text().length() - member.name().text().length() - 1)
                        .strip())));
        return behind;
    }

    /** Whether a name has the form {@code GROUP-NAME} and the list does not put the person in other groups. */
    private static boolean isBehindGroup(PersonName whole, Member member) {
        String end = "-" + member.name().text();
        if (member.name().isEmpty() || !whole.text().endsWith(end)) {
            return false;
        }
        PersonName group = new PersonName(
                whole.text().substring(0, whole.text().length() - end.length()).strip());
        return member.groups().isEmpty() || member.groups().contains(group);
    }

    private List<Member> called(String name) {
        PersonName called = PersonName.of(name);
        return first(List.of(all(member -> member.isCalled(called)), all(member -> member.isLike(called))));
    }

    private List<Member> all(Predicate<Member> meant) {
        return sheet.members().stream().filter(meant).toList();
    }

    private static List<Member> first(List<List<Member>> found) {
        return found.stream().filter(one -> !one.isEmpty()).findFirst().orElse(List.of());
    }

    private static void add(Map<Member, Set<Submission>> to, Member member, Submission submission) {
        to.computeIfAbsent(member, key -> new LinkedHashSet<>()).add(submission);
    }

    /** Accepts a name that belongs to one person and one submission, unless an identifier contradicts it. */
    private void settleNames() {
        byName.forEach((member, submissions) -> {
            if (certain.containsKey(member)) {
                return;
            }
            Set<Submission> all = new LinkedHashSet<>(submissions);
            all.addAll(possible.getOrDefault(member, Set.of()));
            (all.size() == 1 ? certain : possible)
                    .computeIfAbsent(member, key -> new LinkedHashSet<>())
                    .addAll(all);
        });
    }

    /** Gives team members without a submission the result of the team. */
    private void addMembersWithoutFolder(Submission submission) {
        List<PersonName> names = new ArrayList<>(teams.getOrDefault(submission, List.of()));
        if (submission.authors().size() > 1) {
            names.add(PersonName.of(submission.name()));
        }
        all(member -> member.groups().stream().anyMatch(names::contains)
                        && !certain.containsKey(member)
                        && !possible.containsKey(member))
                .forEach(member -> add(certain, member, submission));
    }
}
