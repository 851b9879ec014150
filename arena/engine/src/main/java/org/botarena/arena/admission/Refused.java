package org.botarena.arena.admission;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;

/**
 * A refused jar. Immutable.
 *
 * @param source the original: a jar, a zip, an author's folder or a folder of classes
 * @param author the name under which it would play
 * @param authors the persons who submitted it
 * @param problems the reasons, at least one
 */
public record Refused(Path source, String author, List<Author> authors, List<Problem> problems) implements Examined {
    /** Creates a refusal named after the file. */
    public Refused(Path source, List<Problem> problems) {
        this(source, Naming.ofAlone(source), problems);
    }

    /** Creates a refusal with a single author. */
    public Refused(Path source, String author, List<Problem> problems) {
        this(source, author, List.of(new Author(author)), problems);
    }

    public Refused {
        authors = List.copyOf(authors);
        problems = List.copyOf(problems);
        if (problems.isEmpty()) {
            throw new IllegalArgumentException("refused without a reason: " + source);
        }
    }

    /** Returns this refusal with other authors. */
    public Refused of(String name, List<Author> persons) {
        return new Refused(source, name, persons, problems);
    }

    /** The problems as text, one line for each, starting with the jar's path. */
    public String text(Language language) {
        return problems.stream()
                .map(problem -> VisibleText.name(source) + ": " + problem.in(language))
                .collect(Collectors.joining("\n"));
    }

    @Override
    public String toString() {
        return text(Language.ENGLISH);
    }
}
