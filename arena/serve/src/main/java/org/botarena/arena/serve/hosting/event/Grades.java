package org.botarena.arena.serve.hosting.event;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.botarena.arena.admission.Author;
import org.botarena.arena.grading.GradeRules;
import org.botarena.arena.grading.Marks;
import org.botarena.arena.report.gradebook.ColumnNames;
import org.botarena.arena.report.gradebook.CourseSheet;
import org.botarena.arena.report.gradebook.Gradebook;
import org.botarena.arena.report.gradebook.HandIn;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.roster.profile.AuthorsFile;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.sheet.Sheet;
import org.botarena.arena.view.TournamentView;

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

    /** A platform's sheet with the grades, and what became of its people, in sentences. */
    public record Filled(
            @JsonPropertyDescription(
                    "as the platform gave it, with nothing changed but the grades; Base64, so that no sign of it changes on its way")
            String sheet,

            List<String> told) {
        public Filled {
            told = List.copyOf(told);
        }
    }

    /**
     * Fills the grades into a platform's sheet.
     *
     * @param tournament its name
     * @param rules a line for each grade: {@code 0.95 vs random -> 10}
     * @param sheet as the platform gave it; empty: a sheet of its own
     * @throws IllegalArgumentException if the rules or the sheet are wrong, saying where
     */
    public Filled fill(String tournament, String rules, String sheet) {
        GradeRules read = GradeRules.parse("rules", rules);
        TournamentView view = tournaments.view(tournament);
        List<String> entrants = view.rows().stream().map(Row::entrant).toList();
        read.require(entrants, List.of());
        Map<String, Double> grades =
                Marks.of(read, view.grades(read.references())).decided();
        Map<String, Person> authors = new LinkedHashMap<>();
        entrants.forEach(entrant -> versions.find(entrant)
                .map(Version::person)
                .flatMap(persons::find)
                .ifPresent(person -> authors.put(entrant, person)));
        if (sheet.isBlank()) {
            return new Filled(coded(own(authors, grades)), List.of());
        }
        Map<String, List<AuthorsFile.Person>> known = new HashMap<>();
        authors.forEach((entrant, person) -> known.put(
                entrant,
                List.of(new AuthorsFile.Person(entrant, person.name(), person.email(), person.platform(), ""))));
        Gradebook.Filled filled = Gradebook.of(CourseSheet.parse(sheet, ColumnNames.NONE), "", known)
                .filled(
                        authors.entrySet().stream()
                                .map(each -> new HandIn(
                                        each.getKey(),
                                        List.of(new Author(each.getValue().alias())),
                                        HandIn.Result.played(
                                                grades.containsKey(each.getKey())
                                                        ? OptionalDouble.of(grades.get(each.getKey()))
                                                        : OptionalDouble.empty())))
                                .toList(),
                        Csv.COMMAS);
        return new Filled(coded(filled.list()), filled.told());
    }

    private static String coded(String sheet) {
        return Base64.getEncoder().encodeToString(sheet.getBytes(StandardCharsets.UTF_8));
    }

    private static String own(Map<String, Person> authors, Map<String, Double> grades) {
        List<List<String>> rows = new ArrayList<>(List.of(List.of("ID number", "Full name", "Email address", "Grade")));
        authors.entrySet().stream()
                .filter(each -> grades.containsKey(each.getKey()))
                .sorted(Comparator.comparingInt(each -> each.getValue().number()))
                .map(each -> List.of(
                        Csv.harmless(each.getValue().platform()),
                        Csv.harmless(
                                each.getValue().name().isEmpty()
                                        ? each.getValue().alias()
                                        : each.getValue().name()),
                        Csv.harmless(each.getValue().email()),
                        BigDecimal.valueOf(grades.get(each.getKey()))
                                .stripTrailingZeros()
                                .toPlainString()))
                .forEach(rows::add);
        return Sheet.text(',', rows);
    }
}
