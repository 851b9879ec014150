package org.botarena.arena.serve.hosting.draft;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.project.NewProject;
import org.botarena.arena.serve.hosting.draft.Draft.CodeLanguage;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Failed;

/**
 * The projects that authors start from, created like {@code arena new-agent} does for the event's game. Each is created
 * on first use, in a temporary folder. Thread-safe.
 */
public final class StarterProjects implements AutoCloseable {
    private static final String JAVA = "my-agent";
    private static final String PYTHON = "my-python-agent";
    private static final String PYTHON_TEMPLATE = "random";

    private final EventVenue venue;
    private final Map<Kind, Starter> made = new HashMap<>();

    private record Kind(CodeLanguage code, Language reader) {}

    /**
     * A project on disk.
     *
     * @param folder of the project, named after it
     * @param sources the folder in it with the files that its author changes
     */
    record Starter(Path folder, Path sources) {}

    /** Makes the projects of an event. */
    public StarterProjects(EventVenue venue) {
        this.venue = venue;
    }

    /**
     * The folder of a project, named after it.
     *
     * @param reader the language of its page
     * @throws Failed if it cannot be created
     */
    public Path folder(CodeLanguage code, Language reader) {
        return of(code, reader).folder();
    }

    synchronized Starter of(CodeLanguage code, Language reader) {
        return made.computeIfAbsent(new Kind(code, reader), this::make);
    }

    private Starter make(Kind kind) {
        String game = venue.terms().rules().name();
        NewProject project = kind.code() == CodeLanguage.JAVA
                ? NewProject.agent(
                        venue.installation(), JAVA, game, venue.spec().games(), kind.reader())
                : NewProject.pythonAgent(
                        venue.installation(), PYTHON, game, venue.spec().games(), PYTHON_TEMPLATE, "", kind.reader());
        try {
            Path folder = project.write(Files.createTempDirectory("starter-project-"));
            return new Starter(folder, folder.resolve(project.source()).getParent());
        } catch (IOException e) {
            throw new Failed("the project cannot be made: " + e.getMessage(), e);
        }
    }

    @Override
    public synchronized void close() {
        made.values()
                .forEach(project ->
                        FileUtils.deleteQuietly(project.folder().getParent().toFile()));
    }
}
