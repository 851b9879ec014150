package org.botarena.arena.serve.hosting.event;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.files.ZipFolder;
import org.botarena.arena.serve.hosting.draft.Draft.CodeLanguage;
import org.botarena.arena.serve.hosting.draft.StarterProjects;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.timing.TimeControl;
import org.botarena.arena.venue.Failed;

/**
 * The starter kit for authors as a zip: the installed arena, a project for the event's game, one in Python if allowed,
 * and the first commands. It is created on first use, and kept for the last languages and addresses. Thread-safe.
 */
public final class StarterKit implements AutoCloseable {
    /** The folder in the zip. */
    private static final String ROOT = "bot-arena/";

    private static final int MOST_KEPT = 4;

    /** The parts of an installation; agents and results in it stay private. */
    private static final List<String> PARTS =
            List.of("bin", "jars", "kit", "docs", "licences", "agents/samples", "java", "LICENSE", "README.md");

    private final EventVenue venue;
    private final StarterProjects starters;
    private final Map<String, Path> made = new LinkedHashMap<>();
    private int number;
    private Optional<Path> folder = Optional.empty();

    StarterKit(EventVenue venue, StarterProjects starters) {
        this.venue = venue;
        this.starters = starters;
    }

    /**
     * Creates the zip.
     *
     * @param link of the page, without a trailing slash
     * @throws Failed if there is no installation to copy, or no space
     */
    public synchronized Path zip(String link, Language language) {
        String key = language.code() + " " + link;
        Path known = made.get(key);
        if (known != null) {
            return known;
        }
        try {
            requireInstallation();
            if (folder.isEmpty()) {
                folder = Optional.of(Files.createTempDirectory("starter-kit-"));
            }
            Path zip = folder.get().resolve(String.format(Locale.ROOT, "kit-%d.zip", ++number));
            try (ZipFolder out = ZipFolder.create(zip)) {
                write(out, link, language);
            }
            made.put(key, zip);
            if (made.size() > MOST_KEPT) {
                Files.deleteIfExists(made.remove(made.keySet().iterator().next()));
            }
            return zip;
        } catch (IOException e) {
            throw new Failed("the zip cannot be made: " + e.getMessage(), e);
        }
    }

    private void requireInstallation() {
        boolean isWindows = System.getProperty("os.name").startsWith("Windows");
        Path launcher = venue.installation().home().resolve("bin").resolve(isWindows ? "arena.cmd" : "arena");
        if (!Files.isRegularFile(launcher)) {
            throw new Failed("this server does not run from an installation, of which a copy could be handed on");
        }
    }

    private boolean takesPython() {
        return venue.spec().entrants().takesPython();
    }

    private void write(ZipFolder out, String link, Language language) throws IOException {
        for (String part : PARTS) {
            out.copy(venue.installation().home().resolve(part), ROOT + part);
        }
        for (String code : venue.languages()) {
            Path project = starters.folder(CodeLanguage.of(code), language);
            out.copy(project, ROOT + project.getFileName());
        }
        out.write(ROOT + language.text("host.kit.name"), readme(link, language));
    }

    private String readme(String link, Language language) {
        TimeControl.Moves moves = venue.terms().times().moves();
        String option = "--%s %s".formatted(moves.option(), moves.typed());
        String python = takesPython() ? language.text("host.kit.python", option, option) : "";
        return language.text(
                "host.kit.text",
                venue.terms().rules().name(),
                language.text("page.time." + moves.option(), moves.typed()),
                option,
                option,
                link + "/author",
                python);
    }

    @Override
    public synchronized void close() {
        folder.ifPresent(temporary -> FileUtils.deleteQuietly(temporary.toFile()));
    }
}
