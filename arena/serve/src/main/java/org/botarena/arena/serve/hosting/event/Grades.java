package org.botarena.arena.serve.hosting.event;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.botarena.arena.report.grading.GradeRules;
import org.botarena.arena.report.grading.Marks;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.people.Sheet;
import org.botarena.arena.serve.hosting.play.Ranking;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.text.Csv;

/** The grades of a tournament, as a course platform takes them back. Thread-safe. */
public final class Grades {
    private final Persons persons;
    private final Versions versions;
    private final Tournaments tournaments;

    Grades(Persons persons, Versions versions, Tournaments tournaments) {
        this.persons = persons;
        this.versions = versions;
        this.tournaments = tournaments;
    }

    /**
     * Fills the grades into a platform's sheet.
     *
     * @param tournament its name
     * @param rules a line for each grade: {@code 0.95 vs random -> 10}
     * @param sheet as the platform gave it: its columns and rows stay; empty: a sheet of its own
     * @throws IllegalArgumentException if the rules or the sheet are wrong, saying where
     */
    public String fill(String tournament, String rules, String sheet) {
        Map<Integer, String> grades = grades(tournament, rules);
        if (sheet.isBlank()) {
            return own(grades);
        }
        return Sheet.parse(sheet)
                .graded(named -> person(named)
                        .map(person -> grades.getOrDefault(person.number(), ""))
                        .orElse(""))
                .text();
    }

    private Optional<Person> person(Sheet.Named named) {
        List<Person> all = persons.all();
        return first(all, person -> !named.id().isEmpty() && person.platform().equals(named.id()))
                .or(() -> first(
                        all,
                        person -> !named.email().isEmpty() && person.email().equalsIgnoreCase(named.email())))
                .or(() -> first(
                        all, person -> !named.name().isEmpty() && person.name().equals(named.name())));
    }

    private static Optional<Person> first(List<Person> all, Predicate<Person> wanted) {
        return all.stream().filter(wanted).findFirst();
    }

    private String own(Map<Integer, String> grades) {
        List<List<String>> rows = new ArrayList<>(List.of(List.of("ID number", "Full name", "Email address", "Grade")));
        persons.all().stream()
                .filter(person -> grades.containsKey(person.number()))
                .map(person -> List.of(
                        Csv.harmless(person.platform()),
                        Csv.harmless(person.name().isEmpty() ? person.alias() : person.name()),
                        Csv.harmless(person.email()),
                        grades.get(person.number())))
                .forEach(rows::add);
        return new Sheet(',', rows).text();
    }

    private Map<Integer, String> grades(String tournament, String rules) {
        GradeRules read = GradeRules.parse("rules", rules);
        Ranking ranking = tournaments.ranking(tournament);
        List<String> entrants =
                ranking.lines().stream().map(Ranking.Line::entrant).toList();
        read.require(entrants, List.of());
        Map<Integer, String> grades = new HashMap<>();
        Marks.of(read, ranking.grades(read.references()))
                .decided()
                .forEach((entrant, grade) -> versions.find(entrant)
                        .map(Version::person)
                        .ifPresent(person -> grades.put(
                                person,
                                BigDecimal.valueOf(grade).stripTrailingZeros().toPlainString())));
        return grades;
    }
}
