package org.botarena.arena.report;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.io.file.PathUtils;
import org.botarena.arena.files.Folders;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.files.StagingFolder;
import org.botarena.arena.files.SyncedFiles;
import org.botarena.arena.files.WholeFile;
import org.botarena.arena.rating.analysis.Analysis;
import org.botarena.arena.record.Diagnosis;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.form.RecordedGame;
import org.botarena.arena.report.games.GamesWriter;
import org.botarena.arena.report.gradebook.Gradebook;
import org.botarena.arena.report.grading.GradeRules;
import org.botarena.arena.report.grading.Marks;
import org.botarena.arena.report.summary.Column;
import org.botarena.arena.report.summary.Provenance;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.report.table.CrosstableCsv;
import org.botarena.arena.report.table.GradesTable;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.roster.profile.AuthorsFile;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.roster.profile.Profiles;
import org.botarena.arena.store.entry.Entry;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.tournament.schedule.Unplayed;
import org.botarena.arena.tournament.standing.Crosstable;
import org.botarena.arena.tournament.standing.Standings;
import org.botarena.arena.tournament.standing.Tally;

/**
 * The published files of a tournament, which arena/docs/results.md describes. They are written into a folder of their own
 * first and take the places of those before when all of them are whole: whoever reads meanwhile, and whoever comes after a
 * failure, finds the former ones. One thread at a time.
 */
public final class Results implements Spectator, AutoCloseable {
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss", Locale.ROOT);

    private final Path folder;
    private final Path sources;
    private final StagingFolder staged;
    private final Setup setup;
    private final Roster roster;
    private final Provenance provenance;
    private final Clock clock;
    private final Map<String, String> folders;
    private final Tally tally;
    private final GamesWriter games;
    private Csv csv = Csv.COMMAS;
    private Language language = Language.ENGLISH;
    private Optional<Gradebook> gradebook = Optional.empty();
    private String trimmed = "";
    private List<String> notices = List.of();

    private Results(Path folder, Path sources, Setup setup, Roster roster, Provenance provenance, Clock clock) {
        this.folder = folder;
        this.sources = sources;
        this.staged = StagingFolder.in(folder);
        this.setup = setup;
        this.roster = roster;
        this.provenance = provenance;
        this.clock = clock;
        folders = Folders.of(Stream.concat(
                        setup.entrants().stream().map(Entrant::name), HandInFiles.absent(roster).keySet().stream())
                .toList());
        tally = new Tally(setup);
        games = new GamesWriter(staged.folder().resolve("games.jsonl"));
    }

    /** A folder of its own for a tournament that starts now: {@code results/2026-11-20T11-32-05}. */
    public static Path folderIn(Path parent, Clock clock) {
        Path folder = parent.resolve(NAME.format(LocalDateTime.now(clock)));
        for (int i = 2; Files.exists(folder); i++) {
            folder = parent.resolve(NAME.format(LocalDateTime.now(clock)) + "-" + i);
        }
        return folder;
    }

    /**
     * Says whether a tournament can put its results there; makes nothing. Worth a call before the plan is printed.
     *
     * @throws ResultsException if there is something already
     */
    public static void require(Path folder) {
        try {
            if (Files.exists(folder) && !Files.isDirectory(folder)) {
                throw new ResultsException(
                        "%s is a file: results need a folder of their own. Choose another with --out."
                                .formatted(folder));
            }
            if (Files.isDirectory(folder) && !PathUtils.isEmptyDirectory(folder)) {
                throw new ResultsException(("%s is not empty and was left as it is: a tournament needs a folder of its"
                                + " own. Choose another with --out.")
                        .formatted(folder));
            }
        } catch (IOException e) {
            throw new ResultsException("cannot read %s: %s".formatted(folder, ResultsException.why(e)), e);
        }
    }

    /**
     * Makes the folder, or takes an empty one.
     *
     * @param roster who plays, who does not and why
     * @param arenaVersion for the record
     * @throws ResultsException if it is not empty (it is left untouched) or cannot be written
     */
    public static Results create(Path folder, Setup setup, Roster roster, String arenaVersion, Clock clock) {
        require(folder);
        return again(folder, setup, roster, Provenance.now(arenaVersion, clock.instant()), clock);
    }

    /**
     * Takes a folder that may hold results of the same tournament: they are written anew, from the games that this one is
     * told of. What else lies there is left alone.
     *
     * @throws ResultsException if it cannot be written
     */
    static Results again(Path folder, Setup setup, Roster roster, Provenance provenance, Clock clock) {
        return again(folder, folder, setup, roster, provenance, clock);
    }

    /**
     * The same into another folder.
     *
     * @param sources where the organizer's files lie, if there are some
     * @throws ResultsException if it cannot be written
     */
    static Results again(Path folder, Path sources, Setup setup, Roster roster, Provenance provenance, Clock clock) {
        return new Results(folder, sources, setup, roster, provenance, clock);
    }

    /** The folder. */
    Path folder() {
        return folder;
    }

    /** The standings after the games so far. */
    public Standings standings() {
        return tally.standings();
    }

    /** The crosstable of the games so far. */
    Crosstable crosstable() {
        return tally.crosstable();
    }

    @Override
    public void ended(GameRecord game) {
        save(game);
        tally.ended(game);
    }

    @Override
    public void unplayed(Unplayed game) {
        game.record().ifPresent(this::save);
        tally.unplayed(game);
    }

    /**
     * Sets how the tables for spreadsheets are written; with commas unless it is called.
     *
     * @return this
     */
    Results withTables(Csv tables) {
        csv = tables;
        return this;
    }

    /**
     * Sets the language of the report; English unless it is called.
     *
     * @return this
     */
    Results told(Language chosen) {
        language = chosen;
        return this;
    }

    /**
     * Fills a course's own list in with the grades.
     *
     * @return this
     */
    Results withGradebook(Optional<Gradebook> course) {
        gradebook = course;
        return this;
    }

    /**
     * Says what the time did not allow, in a sentence.
     *
     * @return this
     */
    Results trimmed(String sentence) {
        trimmed = sentence;
        return this;
    }

    /**
     * Says what the organizer was told of the machine, in sentences.
     *
     * @return this
     */
    public Results noticed(List<String> sentences) {
        notices = List.copyOf(sentences);
        return this;
    }

    /**
     * Takes over how the organizer presents the entrants, if that lies beside the jars: {@code entrants.csv}, and of
     * {@code authors.csv} names and groups.
     *
     * @param agents the folder of the jars
     * @throws ResultsException if it cannot be copied
     */
    public static void present(Path folder, Path agents) {
        copy(agents.resolve(Profiles.FILE), folder.resolve(Profiles.FILE));
        AuthorsFile authors = AuthorsFile.in(agents);
        if (!authors.lines().isEmpty()) {
            WholeFile.write(folder.resolve(AuthorsFile.FILE), out -> out.write(authors.published()));
        }
    }

    /**
     * Grades the entrants by these rules, now and whenever the results are written anew.
     *
     * @param rules the rule file, which is right
     * @throws ResultsException if it cannot be copied
     */
    public static void grade(Path folder, Path rules) {
        copy(rules, folder.resolve(GradeRules.FILE));
    }

    private static void copy(Path file, Path to) {
        try {
            if (Files.isRegularFile(file) && !(Files.exists(to) && Files.isSameFile(file, to))) {
                Files.createDirectories(to.toAbsolutePath().getParent());
                Path part = to.resolveSibling(to.getFileName() + ".part");
                Files.copy(file, part, StandardCopyOption.REPLACE_EXISTING);
                SyncedFiles.move(part, to);
            }
        } catch (IOException e) {
            throw ResultsException.unwritable(to, e);
        }
    }

    /**
     * Writes all the files that arena/docs/results.md names, and packs what is for authors alone; then each takes its place.
     * Entrants are presented as {@code authors.csv} and {@code entrants.csv} in the folder say, if they are there. Returns the tables.
     *
     * @throws ResultsException if the disk is full or one of those wrong; what was there stays
     */
    public Scoreboard finish(Tournament.Ending ending) {
        games.sort();
        Analysis analysis = tally.analysis();
        Map<String, Profile> profiles = profiles();
        Summary summary = Summary.of(
                new Summary.Run(provenance, clock.instant(), trimmed, notices),
                setup,
                folders,
                profiles,
                roster,
                tally,
                analysis,
                ending);
        Optional<Marks> marks = marks();
        if (marks.isPresent()) {
            write("grades.csv", marks.get().linesCsv(csv));
            write("marks.csv", marks.get().csv(profiles, csv));
        } else if (!tally.grades().isEmpty()) {
            write("grades.csv", new GradesTable(tally.grades()).csv(csv));
        }
        write("standings.csv", Column.csv(Row.of(standings(), analysis.ratings()), profiles, csv));
        write("crosstable.csv", CrosstableCsv.of(crosstable(), csv));
        DefaultPrettyPrinter lines = new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"));
        try {
            write("results.json", JsonText.MAPPER.writer(lines).writeValueAsString(summary) + "\n");
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new IllegalStateException("the summary is no JSON", e);
        }
        new Publication(staged.folder(), setup.terms().rules(), summary, language).write();
        HandInFiles handIns = new HandInFiles(roster, standings(), language);
        write(HandInFiles.FILE, handIns.csv(csv, folders));
        handIns.summaries()
                .forEach((author, text) ->
                        write("for/%s/%s".formatted(folders.get(author), HandInFiles.SUMMARY), VisibleText.of(text)));
        AuthorFiles.pack(staged.folder().resolve("for"));
        if (!sources.equals(folder)) {
            Entry.KeptFile.NAMES.forEach(name -> copy(sources.resolve(name), folder.resolve(name)));
        }
        String course = gradebook.map(book -> fill(book, marks)).orElse("");
        staged.putInPlace();
        return Scoreboard.of(tally, analysis, marks.map(Marks::text).orElse("") + course);
    }

    /** The grades by the rules in the folder, if it has some. */
    private Optional<Marks> marks() {
        Path file = sources.resolve(GradeRules.FILE);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            GradeRules rules = GradeRules.read(file);
            return Optional.of(Marks.of(rules, tally.grades(rules.references())));
        } catch (IllegalArgumentException e) {
            throw new ResultsException(e.getMessage(), e);
        }
    }

    /** Writes the list of the course, and says what became of its people. */
    private String fill(Gradebook book, Optional<Marks> marks) {
        if (marks.isEmpty()) {
            throw new ResultsException("--roster wants grades: give --grades FILE, rules such as 0.95 vs random -> 10");
        }
        Gradebook.Filled filled = book.filled(HandInFiles.forGradebook(roster, marks), csv);
        write(Gradebook.FOLDER + "/" + book.name(), filled.list());
        write(Gradebook.FOLDER + "/people.csv", filled.people());
        return "Gradebook, in %s/%s: %s\n\n".formatted(Gradebook.FOLDER, book.name(), String.join("\n", filled.told()));
    }

    private Map<String, Profile> profiles() {
        try {
            return Profiles.of(setup.entrants(), sources).byEntrant();
        } catch (IllegalArgumentException e) {
            throw new ResultsException(e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        games.close();
        staged.close();
    }

    private void save(GameRecord game) {
        games.append(RecordedGame.of(setup.terms(), game));
        Map<String, StringBuilder> logs = new LinkedHashMap<>();
        List<Entrant> seats = game.pairing().seats();
        for (int seat = 0; seat < game.logs().size(); seat++) {
            String log = told(game, seat);
            boolean isOneOfSeveral = Collections.frequency(seats, seats.get(seat)) > 1 && !log.isBlank();
            logs.computeIfAbsent(seats.get(seat).name(), name -> new StringBuilder())
                    .append(isOneOfSeveral ? "as player %d:\n".formatted(seat) : "")
                    .append(log);
        }
        logs.forEach((entrant, log) -> {
            if (!log.toString().isBlank()) {
                write(
                        "for/%s/%s.log"
                                .formatted(folders.get(entrant), game.pairing().id()),
                        VisibleText.of(log.toString()));
            }
        });
    }

    /** A seat's log with the cause of its fault, if it has one, in its first line. */
    private String told(GameRecord game, int seat) {
        String log = game.logs().get(seat);
        String cause = game.result().faults().stream()
                .filter(fault -> fault.player() == seat)
                .findFirst()
                .map(fault -> Diagnosis.of(fault.verdict(), log).line(language) + "\n")
                .orElse("");
        return cause + Diagnosis.ownFrames(log);
    }

    private void write(String name, String text) {
        Path file = staged.folder().resolve(name);
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw ResultsException.unwritable(file, e);
        }
    }
}
