package org.botarena.arena.report.gradebook;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.botarena.arena.roster.profile.AuthorsFile;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.VisibleText;

/**
 * The grades of a tournament in the list of a course: the list as it was with the grades alone filled in, and what became of
 * everybody. Immutable.
 */
public final class Gradebook {
    /** Where it goes in the folder of the results, which is published without it: it names people. */
    public static final String FOLDER = "gradebook";

    private static final List<String> HEADER = List.of("name", "status", "grade", "hand_in", "why");

    private final CourseList list;
    private final CourseMembers members;

    private Gradebook(CourseList list, AuthorsFile authors) {
        this.list = list;
        this.members = new CourseMembers(list, authors.byEntrant());
    }

    /**
     * A gradebook for a list.
     *
     * @param file the platform's
     * @param agents the folder of the hand-ins, in which {@code authors.csv} may lie
     * @throws IllegalArgumentException if one of the files is wrong, with what to do
     */
    public static Gradebook of(Path file, Path agents) {
        return new Gradebook(CourseList.read(file), AuthorsFile.in(agents));
    }

    /** What became of a hand-in, in the order of what counts if there are several. */
    public enum Status {
        /** It has a grade. */
        GRADED,
        /** It played, and the games decide nothing yet. */
        UNGRADED,
        /** It may not play. */
        REFUSED,
        /** There is none. */
        ABSENT
    }

    /**
     * What became of a hand-in.
     *
     * @param why in a phrase; empty: that needs no words
     */
    public record HandInResult(Status status, OptionalDouble grade, String why) {
        /** One that played. */
        public static HandInResult played(OptionalDouble grade) {
            return new HandInResult(
                    grade.isPresent() ? Status.GRADED : Status.UNGRADED,
                    grade,
                    grade.isPresent() ? "" : "more games would decide");
        }

        /** One that may not play. */
        public static HandInResult refused(String why) {
            return new HandInResult(Status.REFUSED, OptionalDouble.empty(), why);
        }

        /** None: the author's folder is empty, or there is none. */
        public static HandInResult absent(String why) {
            return new HandInResult(Status.ABSENT, OptionalDouble.empty(), why);
        }
    }

    /** The name of the list. */
    public String name() {
        return list.file().getFileName().toString();
    }

    /** A hand-in and whose it is. */
    private record Found(String author, HandInResult handIn) {}

    /** The list with its grades, a line for everybody, and what to tell at the terminal. */
    public record Filled(String list, String people, List<String> told) {
        public Filled {
            told = List.copyOf(told);
        }
    }

    /**
     * Fills in.
     *
     * @param handIns what became of each, by its author's name
     */
    public Filled filled(Map<String, HandInResult> handIns, Csv csv) {
        Map<Integer, Found> byLine = new TreeMap<>();
        List<String> unknown = new ArrayList<>();
        new TreeMap<>(handIns).forEach((author, handIn) -> {
            List<Integer> lines = members.of(author);
            lines.forEach(line -> byLine.merge(line, new Found(author, allowed(line, handIn)), Gradebook::better));
            if (lines.isEmpty()) {
                unknown.add(author);
            }
        });
        Map<Integer, Double> grades = new TreeMap<>();
        byLine.forEach((line, found) -> {
            if (found.handIn.status == Status.GRADED) {
                grades.put(line, found.handIn.grade.orElseThrow());
            }
        });
        return new Filled(list.with(grades), people(byLine, csv), told(byLine, unknown));
    }

    /** A grade above the best that the platform takes is not filled in. */
    private HandInResult allowed(int line, HandInResult handIn) {
        OptionalDouble most = list.most(line);
        boolean isTooMuch =
                handIn.grade.isPresent() && most.isPresent() && handIn.grade.getAsDouble() > most.getAsDouble();
        return isTooMuch
                ? new HandInResult(
                        Status.UNGRADED,
                        OptionalDouble.empty(),
                        "its grade, %s, is above the best, %s"
                                .formatted(
                                        Numbers.plain(handIn.grade.getAsDouble()), Numbers.plain(most.getAsDouble())))
                : handIn;
    }

    private static Found better(Found one, Found other) {
        return one.handIn.status.compareTo(other.handIn.status) <= 0 ? one : other;
    }

    private Found at(Map<Integer, Found> byLine, int line) {
        return byLine.getOrDefault(line, new Found("", HandInResult.absent("")));
    }

    private String people(Map<Integer, Found> byLine, Csv csv) {
        return csv.table(HEADER, list.people().mapToObj(line -> {
            Found found = at(byLine, line);
            return List.of(
                    Csv.harmless(list.name(line)),
                    word(found.handIn.status),
                    found.handIn.grade.isPresent() ? csv.number(found.handIn.grade.getAsDouble()) : "",
                    Csv.harmless(found.author),
                    Csv.harmless(found.handIn.why));
        }));
    }

    private List<String> told(Map<Integer, Found> byLine, List<String> unknown) {
        Map<Status, List<String>> byStatus = new LinkedHashMap<>();
        for (Status status : Status.values()) {
            byStatus.put(status, new ArrayList<>());
        }
        list.people().forEach(line -> {
            Found found = at(byLine, line);
            byStatus.get(found.handIn.status)
                    .add(list.name(line) + (found.handIn.why.isEmpty() ? "" : " (" + found.handIn.why + ")"));
        });
        List<String> lines = new ArrayList<>();
        lines.add(byStatus.entrySet().stream()
                .map(each -> each.getValue().size() + " " + word(each.getKey()))
                .collect(Collectors.joining(", ")));
        byStatus.forEach((status, names) -> {
            if (status != Status.GRADED && !names.isEmpty()) {
                lines.add("%s: %s".formatted(word(status), String.join(", ", names)));
            }
        });
        if (!unknown.isEmpty()) {
            lines.add("in no line of the list: %s; %s in the folder of the hand-ins can say who they are"
                    .formatted(String.join(", ", unknown), AuthorsFile.FILE));
        }
        return lines.stream().map(VisibleText::of).toList();
    }

    private static String word(Status status) {
        return status.name().toLowerCase(Locale.ROOT);
    }
}
