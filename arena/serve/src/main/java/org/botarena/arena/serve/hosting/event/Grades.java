package org.botarena.arena.serve.hosting.event;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.botarena.arena.admission.Author;
import org.botarena.arena.grading.GradeRules;
import org.botarena.arena.grading.Marks;
import org.botarena.arena.report.gradebook.ColumnNames;
import org.botarena.arena.report.gradebook.CourseSheet;
import org.botarena.arena.report.gradebook.Gradebook;
import org.botarena.arena.report.gradebook.Submission;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.roster.profile.AuthorsFile;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Surface;
import org.botarena.arena.text.table.Table;
import org.botarena.arena.view.TournamentView;

/** The grades of a tournament in the form of a course platform. Thread-safe. */
public record Grades(Persons persons, Versions versions, Tournaments tournaments) {
    /** A platform's sheet with the grades, and sentences about its people. */
    public record Filled(
            @JsonPropertyDescription(
                    "as the platform gave it, with nothing changed but the grades; Base64, so that no sign of it changes on its way")
            String sheet,

            List<String> notes) {
        public Filled {
            notes = List.copyOf(notes);
        }
    }

    /**
     * Fills the grades into a platform's sheet.
     *
     * @param tournament its name
     * @param rules a line for each grade: {@code 0.95 vs random -> 10}
     * @param sheet from the platform; empty for a new sheet
     * @throws IllegalArgumentException if the rules or the sheet are wrong, with the place
     */
    public Filled fill(String tournament, String rules, String sheet) {
        GradeRules read = GradeRules.parse("rules", rules);
        TournamentView view = tournaments.view(tournament);
        List<String> entrants = view.rows().stream().map(Row::entrant).toList();
        read.require(entrants, List.of());
        Map<String, Double> grades =
                Marks.of(read, view.grades(read.references())).decided();
        Map<String, List<Person>> authors = new LinkedHashMap<>();
        entrants.forEach(entrant -> versions.find(entrant)
                .map(Version::person)
                .map(persons::members)
                .ifPresent(members -> authors.put(entrant, members)));
        if (sheet.isBlank()) {
            return new Filled(coded(own(authors, grades)), List.of());
        }
        Map<String, List<AuthorsFile.Person>> known = new HashMap<>();
        authors.forEach((entrant, members) -> known.put(
                entrant,
                members.stream()
                        .map(person ->
                                new AuthorsFile.Person(entrant, person.name(), person.email(), person.platform(), ""))
                        .toList()));
        Gradebook.Filled filled = new Gradebook(CourseSheet.parse(sheet, ColumnNames.NONE), "", known)
                .filled(
                        authors.entrySet().stream()
                                .map(each -> new Submission(
                                        each.getKey(),
                                        each.getValue().stream()
                                                .map(person -> new Author(person.alias()))
                                                .distinct()
                                                .toList(),
                                        Submission.Result.played(Optional.ofNullable(grades.get(each.getKey())))))
                                .toList(),
                        Csv.COMMAS);
        return new Filled(coded(filled.list()), filled.notes());
    }

    private static String coded(String sheet) {
        return Base64.getEncoder().encodeToString(sheet.getBytes(StandardCharsets.UTF_8));
    }

    /** A person, and the entrant that determines their grade. */
    private record Graded(Person person, String entrant) {}

    private static String own(Map<String, List<Person>> authors, Map<String, Double> grades) {
        return new Table<>(
                        List.of(
                                column("ID number", one -> one.person.platform()),
                                column(
                                        "Full name",
                                        one -> one.person.name().isEmpty() ? one.person.alias() : one.person.name()),
                                column("Email address", one -> one.person.email()),
                                column("Grade", one -> grades.get(one.entrant))),
                        authors.entrySet().stream()
                                .filter(each -> grades.containsKey(each.getKey()))
                                .flatMap(each ->
                                        each.getValue().stream().map(person -> new Graded(person, each.getKey())))
                                .sorted(Comparator.comparingInt(one -> one.person.number()))
                                .toList())
                .csv(Csv.COMMAS);
    }

    /** A column with a heading that course platforms know. */
    private static Column<Graded> column(String head, Function<Graded, Object> value) {
        return new Column<>("", head, "", Format.TEXT, Set.of(Surface.CSV), value);
    }
}
