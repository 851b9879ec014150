package org.botarena.arena.report;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.arena.files.Folders;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.files.StagingFolder;
import org.botarena.arena.grading.GradesTable;
import org.botarena.arena.grading.Marks;
import org.botarena.arena.rating.analysis.Analysis;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.games.GamesWriter;
import org.botarena.arena.report.gradebook.Gradebook;
import org.botarena.arena.report.page.JudgedGame;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.roster.profile.Profiles;
import org.botarena.arena.store.Provenance;
import org.botarena.arena.store.RunEnd;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.tournament.standing.Standings;
import org.botarena.arena.tournament.standing.Tally;

/**
 * The published files of a tournament, described in arena/docs/files.md. The files are first written into a separate
 * folder and replace the former ones when all are complete. Readers, and a run after a failure, therefore find the
 * former files. One thread at a time.
 */
public final class Results implements Spectator, AutoCloseable {
    private final Path folder;
    private final OrganizerFiles sources;
    private final StagingFolder staged;
    private final Setup setup;
    private final Roster roster;
    private final Provenance provenance;
    private final Language language;
    private final RunEnd end;
    private final Optional<Gradebook> gradebook;
    private final Map<String, String> folders;
    private final Map<String, List<String>> persons;
    private final Tally tally;
    private final GamesWriter games;
    private final Map<String, JudgedGame> judged;
    private final Map<String, JudgedGame.Mistakes> mistakes = new HashMap<>();

    /**
     * Uses a folder that may hold results of the same tournament and rewrites them from the games that it receives.
     * Leaves other files untouched.
     *
     * @param sources the folder of the organizer's files, if there are any
     * @param roster who plays, and who does not, with the reasons
     * @param language of the report
     * @param end how the reported run ended; it need not be recorded yet
     * @param gradebook the course's own list, to be filled in
     * @throws ResultsException if the folder cannot be written
     */
    public Results(
            Path folder,
            Path sources,
            Setup setup,
            Roster roster,
            Provenance provenance,
            Language language,
            RunEnd end,
            Optional<Gradebook> gradebook) {
        this.folder = folder;
        this.sources = new OrganizerFiles(sources);
        this.staged = StagingFolder.in(folder);
        this.setup = setup;
        this.roster = roster;
        this.provenance = provenance;
        this.language = language;
        this.end = end;
        this.gradebook = gradebook;
        folders = Folders.of(
                Stream.concat(setup.entrants().stream().map(Entrant::name), SubmissionFiles.everyone(roster).stream())
                        .distinct()
                        .toList());
        persons = roster.entrants().stream()
                .collect(Collectors.toMap(Entrant::name, SubmissionFiles::persons, (one, other) -> one));
        tally = new Tally(setup);
        games = new GamesWriter(staged.folder().resolve("games.jsonl"));
        judged = JudgedGame.in(sources);
    }

    /** The standings after the games so far. */
    public Standings standings() {
        return tally.standings();
    }

    @Override
    public void ended(GameRecord game) {
        save(game);
        tally.ended(game);
    }

    @Override
    public void unplayed(GameRecord game) {
        save(game);
        tally.unplayed(game);
    }

    /**
     * Writes all the files that arena/docs/files.md names, packs the authors' private files, then puts each in its
     * place. Entrants are presented as {@code authors.csv} and {@code entrants.csv} in the folder say, if they
     * exist. Returns the tables.
     *
     * @throws ResultsException if the disk is full or one of those files is invalid; existing files stay
     */
    public Scoreboard finish(Tournament.Ending ending) {
        Profiles presented = sources.profiles(setup.entrants());
        Map<String, Profile> profiles = presented.byEntrant();
        tally.leaveOutCopies(presented.copies());
        tally.showMistakes(mistakes.entrySet().stream()
                .filter(sum -> sum.getValue().decided() > 0)
                .collect(Collectors.toMap(
                        Map.Entry::getKey, sum -> Math.rint(10 * sum.getValue().per100()) / 10)));
        Analysis analysis = tally.analysis();
        Csv csv = end.tables();
        Summary summary = Summary.of(provenance, end, setup, folders, profiles, roster, tally, analysis, ending);
        Optional<Marks> marks = sources.marks(tally);
        if (marks.isPresent()) {
            write("grades.csv", marks.get().linesCsv(csv));
            write("marks.csv", marks.get().csv(profiles, csv));
        } else if (!tally.grades().isEmpty()) {
            write("grades.csv", GradesTable.of(tally.grades()).csv(csv));
        }
        write(
                "standings.csv",
                summary.standings().with(Profile.COLUMNS, Row::profile).csv(csv));
        write("crosstable.csv", tally.crosstable().table().csv(csv));
        DefaultPrettyPrinter lines = new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"));
        try {
            write("results.json", JsonText.MAPPER.writer(lines).writeValueAsString(summary) + "\n");
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new IllegalStateException("the summary cannot become JSON", e);
        }
        new Publication(staged.folder(), setup.terms().rules(), summary, judged, language).write(games::sort);
        SubmissionFiles submissions = new SubmissionFiles(roster, standings(), language);
        write(SubmissionFiles.FILE, submissions.csv(csv, folders));
        submissions
                .summaries()
                .forEach((author, text) -> write(
                        "for/%s/%s".formatted(folders.get(author), SubmissionFiles.SUMMARY), VisibleText.of(text)));
        AuthorFiles.pack(staged.folder().resolve("for"));
        sources.copyTo(folder);
        Sentence course = gradebook.map(book -> fill(book, marks)).orElse(Sentence.NONE);
        staged.putInPlace();
        return new Scoreboard(
                tally,
                analysis,
                reader -> marks.map(grades -> grades.text(reader)).orElse("") + course.in(reader));
    }

    /** Writes the list of the course, and returns what happened to the people in it. */
    private Sentence fill(Gradebook book, Optional<Marks> marks) {
        if (marks.isEmpty()) {
            throw new ResultsException(Sentence.of("error.roster-grades"));
        }
        Gradebook.Filled filled = book.filled(SubmissionFiles.forGradebook(roster, marks), end.tables());
        write(Gradebook.FOLDER + "/" + book.name(), filled.list());
        write(Gradebook.FOLDER + "/people.csv", filled.people());
        return Sentence.of("board.gradebook", Gradebook.FOLDER, book.name(), String.join("\n", filled.notes()));
    }

    @Override
    public void close() {
        games.close();
        staged.close();
    }

    private void save(GameRecord game) {
        GameRecord published = setup.terms().published(game);
        games.append(published);
        Optional.ofNullable(judged.get(game.id()))
                .filter(one -> one.isOf(published))
                .ifPresent(one -> IntStream.range(0, one.seats().size())
                        .forEach(seat -> mistakes.merge(
                                game.names().get(seat), one.seats().get(seat), JudgedGame.Mistakes::plus)));
        AuthorLogs.of(game, language)
                .forEach((entrant, log) -> persons.getOrDefault(entrant, List.of(entrant))
                        .forEach(person -> write("for/%s/%s.log".formatted(folders.get(person), game.id()), log)));
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
