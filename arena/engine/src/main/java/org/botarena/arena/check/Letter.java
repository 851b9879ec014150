package org.botarena.arena.check;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.Labelled;

/**
 * What to send to an author as it is: nothing of the organizer's computer is in it, and nothing of others. Immutable.
 *
 * @param candidate the author's hand-in
 * @param checked the folder of all hand-ins
 * @param game that is played
 */
record Letter(Candidate candidate, Path checked, String game) {
    private static final int INDENT = 3;

    /** Subject, greeting, verdict, and what to do. */
    String text() {
        List<String> lines = new ArrayList<>();
        lines.add("Subject: %s tournament: %s"
                .formatted(game, candidate.isAdmitted() ? "your agent is admitted" : "your agent cannot play yet"));
        lines.add("");
        lines.add("Hello %s,".formatted(author()));
        lines.add("");
        lines.add(Labelled.of("", 0, verdict()));
        List<Problem> problems = candidate.decisive();
        for (int i = 0; i < problems.size(); i++) {
            lines.add("");
            lines.add(Labelled.of("%d.".formatted(i + 1), INDENT, shown(problems.get(i))));
        }
        lines.add("");
        lines.add(Labelled.of(
                "",
                0,
                "The same check on your own computer: arena check FILE. What an agent has, and what it may not do, is in"
                        + " arena/docs/what-your-bot-has.md."));
        return String.join("\n", lines) + "\n";
    }

    private String verdict() {
        String file = "'%s'".formatted(Columns.visible(candidate.source().getFileName() + ""));
        if (!candidate.isAdmitted()) {
            return "what you handed in, %s, cannot play as it is. Please mend this and hand it in again:"
                    .formatted(file);
        }
        return "what you handed in, %s, is admitted and will play.%s"
                .formatted(file, candidate.decisive().isEmpty() ? "" : " It is worth looking at this:");
    }

    /** Without the number that a course platform puts behind it. */
    private String author() {
        return Columns.visible(candidate.name().replaceFirst("_[0-9]+$", "").replace('_', ' '));
    }

    private String shown(Problem problem) {
        return "%s\n(%s)\n%s".formatted(problem.what(), local(problem.why()), local(toAuthor(problem.remedy())));
    }

    /** A remedy that speaks to both has the student's part first. */
    private static String toAuthor(String remedy) {
        return remedy.replaceFirst("^Student: ", "").replaceFirst("(?s) Organizer: .*", "");
    }

    private String local(String text) {
        String separator = checked.getFileSystem().getSeparator();
        return text.replace(checked.toAbsolutePath().normalize() + separator, "")
                .replace(checked + separator, "");
    }
}
