package org.botarena.arena.check;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * A letter to an author, ready to send. It reveals nothing about the organizer's computer or about other authors.
 * Immutable.
 *
 * @param candidate the author's submission
 * @param checked the folder of all submissions
 * @param game that is played
 * @param language of the author
 */
record Letter(Candidate candidate, Path checked, String game, Language language) {
    private static final int INDENT = 3;
    private static final Set<String> FOR_BOTH = Set.of("problem.remedy.preview", "problem.remedy.too-new");

    /** Subject, greeting, verdict, and what to do. */
    String text() {
        List<String> lines = new ArrayList<>();
        lines.add(language.text(candidate.isAdmitted() ? "letter.subject.admitted" : "letter.subject.refused", game));
        lines.add("");
        lines.add(language.text("letter.hello", author()));
        lines.add("");
        lines.add(Labelled.of("", 0, verdict()));
        List<Problem> problems = candidate.decisive();
        for (int i = 0; i < problems.size(); i++) {
            lines.add("");
            lines.add(Labelled.of(String.format(Locale.ROOT, "%d.", i + 1), INDENT, shown(problems.get(i))));
        }
        lines.add("");
        lines.add(Labelled.of("", 0, language.text("letter.end")));
        return String.join("\n", lines) + "\n";
    }

    private String verdict() {
        String file = VisibleText.plain(candidate.source().getFileName() + "");
        if (!candidate.isAdmitted()) {
            return language.text("letter.refused", file);
        }
        return language.text(candidate.decisive().isEmpty() ? "letter.admitted" : "letter.admitted.but", file);
    }

    /** The author's name without the number that a course platform appends. */
    private String author() {
        return VisibleText.plain(candidate.name().replaceFirst("_[0-9]+$", "").replace('_', ' '));
    }

    private String shown(Problem found) {
        return "%s\n(%s)\n%s"
                .formatted(
                        found.what().in(language),
                        local(found.why().in(language)),
                        local(toAuthor(found.remedy()).in(language)));
    }

    /** The author's part of a remedy for author and organizer. */
    private static Sentence toAuthor(Sentence remedy) {
        return FOR_BOTH.contains(remedy.key()) ? new Sentence(remedy.key() + "-alone", remedy.arguments()) : remedy;
    }

    private String local(String text) {
        String separator = checked.getFileSystem().getSeparator();
        return text.replace(checked.toAbsolutePath().normalize() + separator, "")
                .replace(checked + separator, "");
    }
}
