package org.botarena.arena.report.gradebook;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.botarena.arena.report.gradebook.CourseSheet.Member;
import org.botarena.arena.report.gradebook.Submission.Result;
import org.botarena.arena.report.gradebook.Submission.Status;
import org.botarena.arena.roster.profile.AuthorsFile;
import org.botarena.arena.roster.profile.AuthorsFile.Person;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Surface;
import org.botarena.arena.text.table.Table;

/**
 * The grades of a tournament in the list of a course: the list with only the grades filled in, and the result of
 * every person. Immutable.
 *
 * @param sheet the list
 * @param name of the list
 * @param known the people behind each submission, by its name
 */
public record Gradebook(CourseSheet sheet, String name, Map<String, List<Person>> known) {
    /** Its folder in the results folder, which is published without it: it names people. */
    public static final String FOLDER = "gradebook";

    private static final Set<Status> SELDOM = Set.of(Status.UNCHANGED, Status.UNCLEAR);
    private static final List<Column<Map.Entry<Member, Outcome>>> PEOPLE = List.of(
            Column.of("name", each -> each.getKey().text(), Surface.CSV),
            Column.of("status", each -> word(each.getValue().result.status()), Surface.CSV),
            Column.of("grade", each -> each.getValue().result.grade().orElse(null), Surface.CSV),
            Column.of("submission", each -> each.getValue().submission, Surface.CSV),
            Column.of("why", each -> each.getValue().result.why(), Surface.CSV));

    /**
     * The organizer's list, and the names of its columns.
     *
     * @param file from the course platform
     */
    public record Source(Path file, ColumnNames columns) {}

    /**
     * A gradebook for a list.
     *
     * @param agents the folder of the submissions, which may contain {@code authors.csv}
     * @throws IllegalArgumentException if one of the files is invalid, with what to do
     */
    public static Gradebook of(Source source, Path agents) {
        return new Gradebook(
                CourseSheet.read(source.file, source.columns),
                source.file.getFileName().toString(),
                AuthorsFile.in(agents).byEntrant());
    }

    /** A person's outcome: the submission's name or names, and the result. */
    private record Outcome(String submission, Result result) {}

    /** The list with its grades, a line for every person, and the text for the terminal. */
    public record Filled(String list, String people, List<String> notes) {
        public Filled {
            notes = List.copyOf(notes);
        }
    }

    /** Fills in the result of each submission. */
    public Filled filled(Collection<Submission> submissions, Csv csv) {
        List<Submission> all = submissions.stream()
                .sorted(Comparator.comparing(Submission::name))
                .toList();
        Matching matching = new Matching(sheet, known, all);
        Map<Member, Outcome> outcomes = new LinkedHashMap<>();
        Map<Integer, Double> grades = new TreeMap<>();
        for (Member member : sheet.members()) {
            Outcome outcome = outcome(member, matching);
            outcomes.put(member, outcome);
            if (outcome.result.status() == Status.GRADED) {
                grades.put(member.row(), outcome.result.grade().orElseThrow());
            }
        }
        List<String> unknown = all.stream()
                .filter(submission -> !matching.isMatched(submission))
                .map(Submission::name)
                .toList();
        return new Filled(
                sheet.with(grades),
                new Table<>(PEOPLE, List.copyOf(outcomes.entrySet())).csv(csv),
                notes(outcomes, unknown));
    }

    private Outcome outcome(Member member, Matching matching) {
        Set<Submission> candidates = matching.candidates(member);
        return matching.of(member).stream()
                .map(submission -> new Outcome(submission.name(), allowed(member, submission.result())))
                .min(Comparator.comparing(outcome -> outcome.result.status()))
                .or(() -> Optional.of(candidates)
                        .filter(found -> !found.isEmpty())
                        .map(Gradebook::unclear))
                .orElseGet(() -> new Outcome("", Result.absent("")));
    }

    private static Outcome unclear(Set<Submission> candidates) {
        String names = candidates.stream().map(Submission::name).collect(Collectors.joining(" or "));
        return new Outcome(
                names, new Result(Status.UNCLEAR, Optional.empty(), names + " may be this person's or another's"));
    }

    /** Drops a grade that the platform does not take. */
    private Result allowed(Member member, Result result) {
        if (result.grade().isEmpty()) {
            return result;
        }
        double grade = result.grade().get();
        Optional<String> closed = sheet.closed(member);
        if (closed.isPresent()) {
            return new Result(Status.UNCHANGED, result.grade(), closed.get());
        }
        OptionalDouble most = sheet.most(member);
        return most.isPresent() && grade > most.getAsDouble()
                ? new Result(
                        Status.UNGRADED,
                        Optional.empty(),
                        "its grade, %s, is above the best, %s"
                                .formatted(Numbers.plain(grade), Numbers.plain(most.getAsDouble())))
                : result;
    }

    private static List<String> notes(Map<Member, Outcome> outcomes, List<String> unknown) {
        Map<Status, List<String>> byStatus = new EnumMap<>(Status.class);
        for (Status status : Status.values()) {
            byStatus.put(status, new ArrayList<>());
        }
        outcomes.forEach((member, outcome) -> {
            String why = outcome.result.why();
            byStatus.get(outcome.result.status()).add(member.text() + (why.isEmpty() ? "" : " (" + why + ")"));
        });
        List<String> lines = new ArrayList<>();
        lines.add(byStatus.entrySet().stream()
                .filter(each ->
                        !SELDOM.contains(each.getKey()) || !each.getValue().isEmpty())
                .map(each -> each.getValue().size() + " " + word(each.getKey()))
                .collect(Collectors.joining(", ")));
        byStatus.forEach((status, names) -> {
            if (status != Status.GRADED && !names.isEmpty()) {
                lines.add("%s: %s".formatted(word(status), String.join(", ", names)));
            }
        });
        if (!unknown.isEmpty()) {
            lines.add("in no line of the list: %s; %s in the folder of the submissions can say who they are"
                    .formatted(String.join(", ", unknown), AuthorsFile.FILE));
        }
        return lines.stream().map(VisibleText::of).toList();
    }

    private static String word(Status status) {
        return status.name().toLowerCase(Locale.ROOT);
    }
}
