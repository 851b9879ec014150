package org.botarena.arena.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.admission.Author;
import org.botarena.arena.admission.Refused;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.grading.Marks;
import org.botarena.arena.report.gradebook.Submission;
import org.botarena.arena.report.gradebook.Submission.Result;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Surface;
import org.botarena.arena.text.table.Table;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Standings;

/**
 * Tells every author, in the author's language, whether their submission plays: a line in {@code submissions.csv}, and
 * a text in the author's own files. Immutable.
 *
 * @param roster the entrants, and the refused agents with the reasons
 * @param standings after the last game
 */
record SubmissionFiles(Roster roster, Standings standings, Language language) {
    /** The file with one line per author. */
    static final String FILE = "submissions.csv";

    /** The name of the summary in an author's own files. */
    static final String SUMMARY = "summary.txt";

    /** The people who do not play, each with the reasons. */
    static Map<String, List<Problem>> absent(Roster roster) {
        Map<String, List<Problem>> absent = new LinkedHashMap<>();
        without(roster)
                .forEach((name, problems) -> authors(roster, name)
                        .forEach(author -> absent.computeIfAbsent(author.submission(), fresh -> new ArrayList<>())
                                .addAll(problems)));
        roster.entrants().stream()
                .flatMap(entrant -> entrant.authors().stream())
                .forEach(author -> absent.remove(author.submission()));
        return absent;
    }

    /** The submissions that do not play, each with the reasons. */
    private static Map<String, List<Problem>> without(Roster roster) {
        Map<String, List<Problem>> without = new LinkedHashMap<>();
        for (Refused refused : roster.refused()) {
            without.computeIfAbsent(refused.author(), fresh -> new ArrayList<>())
                    .addAll(refused.problems());
        }
        for (Entrant other : roster.leftOut()) {
            without.putIfAbsent(other.name(), List.of());
        }
        roster.entrants().forEach(entrant -> without.remove(entrant.name()));
        return without;
    }

    /** The people behind a submission that does not play. */
    private static List<Author> authors(Roster roster, String name) {
        return Stream.concat(
                        roster.refused().stream()
                                .filter(refused -> refused.author().equals(name))
                                .flatMap(refused -> refused.authors().stream()),
                        roster.leftOut().stream()
                                .filter(other -> other.name().equals(name))
                                .flatMap(other -> other.authors().stream()))
                .distinct()
                .toList();
    }

    /** All people and entrants that may get a file. */
    static Collection<String> everyone(Roster roster) {
        return Stream.concat(
                        roster.entrants().stream()
                                .flatMap(entrant -> Stream.concat(
                                        Stream.of(entrant.name()),
                                        entrant.authors().stream().map(Author::submission))),
                        absent(roster).keySet().stream())
                .distinct()
                .toList();
    }

    /** The lines of the table, entrants first; the arena's own agents have none. */
    String csv(Csv csv, Map<String, String> folders) {
        record Line(String author, String status, String why) {}
        List<Line> lines = new ArrayList<>();
        foreign().forEach(entrant -> persons(entrant).forEach(person -> lines.add(new Line(person, "plays", ""))));
        absent(roster).forEach((author, problems) -> lines.add(new Line(author, status(problems), why(problems))));
        return new Table<>(
                        List.of(
                                Column.of("author", Line::author, Surface.CSV),
                                Column.of("status", Line::status, Surface.CSV),
                                Column.of("why", Line::why, Surface.CSV),
                                Column.of("files", line -> "for/" + folders.get(line.author) + ".zip", Surface.CSV)),
                        lines)
                .csv(csv);
    }

    private static String status(List<Problem> problems) {
        return problems.isEmpty() ? "other-game" : isNothing(problems) ? "absent" : "refused";
    }

    private static boolean isNothing(List<Problem> problems) {
        return problems.stream().anyMatch(Problem::hasNoSubmission);
    }

    /** The people whose texts describe an entrant: the entrant itself, or the members of its team. */
    static List<String> persons(Entrant entrant) {
        return entrant.authors().size() == 1
                ? List.of(entrant.name())
                : entrant.authors().stream().map(Author::submission).toList();
    }

    private List<Entrant> foreign() {
        return roster.entrants().stream()
                .filter(entrant -> !entrant.jar().isSample())
                .toList();
    }

    private static String why(List<Problem> problems) {
        return problems.stream()
                .map(problem -> "%s (%s)".formatted(problem.what(), problem.why()))
                .collect(Collectors.joining("; "));
    }

    /** The text of each author. */
    Map<String, String> summaries() {
        Map<String, String> texts = new LinkedHashMap<>();
        foreign().forEach(entrant -> persons(entrant).forEach(person -> texts.put(person, played(entrant.name()))));
        absent(roster)
                .forEach((author, problems) -> texts.put(
                        author,
                        problems.isEmpty()
                                ? language.text("letter.other-game") + "\n"
                                : problems.stream()
                                        .map(problem -> "%s\n(%s)\n%s\n"
                                                .formatted(
                                                        problem.what().in(language),
                                                        problem.why().in(language),
                                                        problem.remedy().in(language)))
                                        .collect(Collectors.joining("\n"))));
        return texts;
    }

    private String played(String entrant) {
        Optional<Standing> row = standings.rows().stream()
                .filter(each -> each.entrant().equals(entrant))
                .findFirst();
        return row.map(standing -> language.text(
                                "letter.result",
                                standing.place(),
                                standings.rows().size(),
                                Numbers.plain(standing.points()),
                                standing.games(),
                                standing.allFaults()))
                        .orElseGet(() -> language.text("letter.no-result"))
                + "\n";
    }

    /** The result of each submission, for the gradebook of the course. */
    static List<Submission> forGradebook(Roster roster, Optional<Marks> marks) {
        Map<String, Double> grades = marks.map(Marks::decided).orElse(Map.of());
        List<Submission> submissions = new ArrayList<>();
        roster.entrants().stream()
                .filter(entrant -> !entrant.jar().isSample())
                .forEach(entrant -> submissions.add(new Submission(
                        entrant.name(),
                        entrant.authors(),
                        Result.played(Optional.ofNullable(grades.get(entrant.name()))))));
        without(roster)
                .forEach((name, problems) ->
                        submissions.add(new Submission(name, authors(roster, name), withoutGames(problems))));
        return submissions;
    }

    private static Result withoutGames(List<Problem> problems) {
        if (problems.isEmpty()) {
            return Result.refused("it plays another game");
        }
        String what = problems.get(0).what().toString();
        return isNothing(problems) ? Result.absent(what) : Result.refused(what);
    }
}
