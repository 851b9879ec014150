package org.botarena.arena.serve.hosting.draft;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.serve.hosting.casual.OwnBoard;
import org.botarena.arena.serve.hosting.casual.OwnGame;
import org.botarena.arena.serve.hosting.draft.Draft.CodeLanguage;
import org.botarena.arena.serve.hosting.entry.Upload;
import org.botarena.arena.serve.hosting.entry.Uploads;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.text.catalogue.Language;

/** The browser editor for agents: authors' drafts are saved, run and submitted. Thread-safe. */
public final class Editor implements AutoCloseable {
    private static final String UPLOAD = "my-agent.zip";
    private static final double MS_A_MINUTE = 60_000;

    private final EventVenue venue;
    private final Uploads uploads;
    private final Drafts drafts;
    private final DraftProjects projects;
    private final DraftRuns runs;

    /** Makes the editor of an event. */
    public Editor(EventFile file, EventVenue venue, StarterProjects starters, Uploads uploads, Background background) {
        this.venue = venue;
        this.uploads = uploads;
        drafts = new Drafts(file);
        projects = new DraftProjects(starters);
        runs = new DraftRuns(venue, projects, background);
    }

    /** Starts to run drafts. */
    public void start() {
        runs.start();
    }

    private List<CodeLanguage> languages() {
        return venue.languages().stream().map(CodeLanguage::of).toList();
    }

    /**
     * The state of the editor: a draft, or the template.
     *
     * @param number of the draft; empty for the newest one
     * @param template the language of a template to show instead; empty for none, if there is a draft
     * @throws IllegalArgumentException if the draft or language does not exist
     */
    public EditorState state(Person person, Optional<Integer> number, Optional<String> template, Language language) {
        List<Draft> all = drafts.of(person.author());
        Optional<Draft> shown = template.isPresent()
                ? Optional.empty()
                : number.isPresent()
                        ? Optional.of(draft(person, number.get()))
                        : all.stream().findFirst();
        CodeLanguage written = shown.map(Draft::language)
                .orElseGet(
                        () -> template.map(CodeLanguage::of).orElse(languages().get(0)));
        return new EditorState(
                languages(),
                all.stream().map(EditorState.Line::of).toList(),
                shown.map(Draft::number).orElse(0L),
                written,
                shown.map(Draft::files).orElseGet(() -> projects.template(written)),
                venue.sampleNames(),
                run(person, language).orElse(null));
    }

    private Draft draft(Person person, int number) {
        return drafts.find(person.author(), number)
                .orElseThrow(() -> new IllegalArgumentException("you have no such draft"));
    }

    /**
     * Saves a draft.
     *
     * @param base the number of the draft that it began with, or 0
     * @throws IllegalArgumentException if a file has a wrong name, or there are too many or too large files
     */
    public EditorState.Line save(Person person, int base, CodeLanguage language, Map<String, String> files) {
        return EditorState.Line.of(kept(person, base, language, files));
    }

    private Draft kept(Person person, int base, CodeLanguage language, Map<String, String> files) {
        if (!languages().contains(language)) {
            throw new IllegalArgumentException(
                    "agents of this event are not written in " + language.name().toLowerCase(Locale.ROOT));
        }
        Draft.require(language, files);
        return drafts.save(person.author(), base, language, files);
    }

    /**
     * Saves a draft and runs it.
     *
     * @param opponent the name of a sample
     * @throws IllegalArgumentException like {@link #save}, or if the sample does not exist
     */
    public EditorState.Run run(
            Person person, int base, CodeLanguage code, Map<String, String> files, String opponent, Language language) {
        if (!venue.sampleNames().contains(opponent)) {
            throw new IllegalArgumentException("choose the name of a sample as the opponent");
        }
        Draft draft = kept(person, base, code, files);
        drafts.keep(draft);
        runs.run(person, draft, opponent);
        return run(person, language).orElseThrow();
    }

    /** A person's last run since the start of the server, if any. */
    public Optional<EditorState.Run> run(Person person, Language language) {
        return runs.of(person.author()).map(run -> shown(run, person, language));
    }

    private EditorState.Run shown(DraftRuns.Run run, Person person, Language language) {
        int before = runs.before(person.author());
        boolean isOver = run.state() == DraftRuns.State.OVER;
        Optional<OwnBoard> board = run.game()
                .map(game ->
                        OwnBoard.of(venue.games(), game, venue.terms().published(game), Set.of(run.name()), language));
        return new EditorState.Run(
                run.draft().number(),
                run.draft().saved(),
                run.state(),
                run.state() == DraftRuns.State.WAITING ? before + 1 : null,
                isOver ? null : (before + 1) * runs.usualMs() / MS_A_MINUTE,
                run.problems().stream().map(problem -> problem.in(language)).toList(),
                errors(run, language),
                board.orElse(null),
                run.failure());
    }

    private static List<DraftError> errors(DraftRuns.Run run, Language language) {
        Stream<DraftError> found = run.problems().stream()
                .filter(problem -> problem.severity() == Problem.Severity.REFUSED)
                .flatMap(problem -> DraftError.ofCheck(problem.why().toString()).stream());
        return Stream.concat(
                        found,
                        run.game().stream()
                                .flatMap(
                                        game -> DraftError.ofTrace(
                                                faults(game, run.name(), language),
                                                run.draft().files().keySet())
                                                .stream()))
                .toList();
    }

    /** The output of a draft with a fault, and the description of the fault. */
    private static String faults(GameRecord game, String name, Language language) {
        OwnGame own = OwnGame.of(game, Set.of(name), language);
        boolean isFaulty =
                own.faults().stream().anyMatch(fault -> !fault.reason().isEmpty());
        return isFaulty ? own.output() + own.faults() : "";
    }

    /**
     * Saves a draft and submits it.
     *
     * @throws IllegalArgumentException like {@link #save}
     */
    public Upload submit(Person person, int base, CodeLanguage language, Map<String, String> files) {
        Draft draft = kept(person, base, language, files);
        drafts.keep(draft);
        try (Uploads.Arriving arriving = uploads.begin(person.author(), UPLOAD, -1)) {
            ByteArrayOutputStream zip = new ByteArrayOutputStream();
            projects.writeSources(draft, zip);
            arriving.add(zip.toByteArray(), zip.size());
            return arriving.end();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The zip of a draft's project, which {@code arena build} builds.
     *
     * @param language of its page
     * @throws IllegalArgumentException if the draft does not exist
     */
    public byte[] project(Person person, int number, Language language) {
        Draft draft = draft(person, number);
        try {
            Path folder = Files.createTempDirectory("draft-");
            try {
                Path zip = folder.resolve("project.zip");
                projects.writeProject(draft, language, zip);
                return Files.readAllBytes(zip);
            } finally {
                FileUtils.deleteQuietly(folder.toFile());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        runs.close();
    }
}
