package org.botarena.arena.roster;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.admission.Naming;
import org.botarena.arena.admission.examiner.archive.NotAJar;

/**
 * A file that a course platform named after its author and the attempt, as Canvas and Blackboard do. Immutable.
 *
 * @param file that was handed in
 * @param author as the platform calls them
 * @param number of the attempt or its time: later ones are greater
 */
record Attempt(Path file, String author, String number) {
    /** Orders attempts by worth: a jar or a zip before other work, other work before notes, then the latest first. */
    private static final Comparator<Attempt> BY_WORTH = Comparator.comparing(Attempt::isPacked)
            .thenComparing(
                    attempt -> NotAJar.isWork(List.of(attempt.file.getFileName().toString())))
            .thenComparing(attempt -> attempt.number.length())
            .thenComparing(Attempt::number);

    /** {@code leeanna_LATE_12345_678910_bot.jar}: the author, their number, the number of the file. */
    private static final Pattern CANVAS =
            Pattern.compile("(?<name>[^_]+)(?:_LATE)?_(?<id>[0-9]{3,})_(?<number>[0-9]{4,})_.+");

    /** {@code Reversi_u77_attempt_2026-11-20-10-11-12_bot.jar}: the task and the author, the time. */
    private static final Pattern BLACKBOARD =
            Pattern.compile("(?<name>.+)_attempt_(?<number>[0-9]{4}(?:-[0-9]{2}){5})[_.].+");

    private boolean isPacked() {
        return file.getFileName().toString().matches("(?is).*[.](jar|zip)");
    }

    /** Returns the last attempt of each author named by a platform, and all other files unchanged. */
    static List<Path> last(List<Path> files) {
        Map<String, Attempt> last = new HashMap<>();
        files.stream()
                .flatMap(file -> of(file).stream())
                .forEach(attempt -> last.merge(attempt.author, attempt, BinaryOperator.maxBy(BY_WORTH)));
        return files.stream()
                .filter(file -> of(file).map(attempt -> last.get(attempt.author).equals(attempt))
                        .orElse(true))
                .toList();
    }

    /** Parses a file name. Returns empty if it matches no known platform. */
    static Optional<Attempt> of(Path file) {
        String name = Naming.clean(file.getFileName().toString());
        Matcher canvas = CANVAS.matcher(name);
        if (canvas.matches()) {
            return Optional.of(
                    new Attempt(file, canvas.group("name") + "_" + canvas.group("id"), canvas.group("number")));
        }
        Matcher blackboard = BLACKBOARD.matcher(name);
        return blackboard.matches()
                ? Optional.of(new Attempt(file, blackboard.group("name"), blackboard.group("number")))
                : Optional.empty();
    }
}
