package org.botarena.arena.cli.results;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.api.Games;
import org.botarena.arena.cli.console.ReceiptLine;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.FolderArgument;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.cli.ticker.ProgressDisplay;
import org.botarena.arena.explain.Explanation;
import org.botarena.arena.explain.JudgedGames;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.grading.GradeRules;
import org.botarena.arena.image.ImageFile;
import org.botarena.arena.image.StandingsPicture;
import org.botarena.arena.report.OrganizerFiles;
import org.botarena.arena.report.Reports;
import org.botarena.arena.report.gradebook.ColumnNames;
import org.botarena.arena.report.gradebook.Gradebook;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.sheet.DefenceSheets;
import org.botarena.arena.store.Ledger;
import org.botarena.arena.store.Settings;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.verification.Receipt;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "report",
        header = "Write the reports again",
        description = "Write all files of a results folder again from the tournament's store.",
        footer = {"", "An existing report keeps its language without --lang."})
public final class ReportCommand extends ArenaCommand {
    @Parameters(paramLabel = "DIR", description = "Results folder.")
    private Path folder;

    @Option(
            names = "--grades",
            paramLabel = "FILE",
            description = "File with grading rules that count from now on, one a line: 0.95 vs random -> 10.")
    private Path grades;

    @Option(
            names = "--roster",
            paramLabel = "FILE",
            description = "Course list as Moodle exports it; DIR/gradebook returns it with grades.")
    private Path roster;

    @Option(
            names = "--columns",
            paramLabel = "NAMES",
            description = "Columns of --roster, by heading or number, if not recognised: name=Nombre,grade=6.")
    private String columns = "";

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            description = "Folder for the files; the results folder stays unchanged and may be read-only.")
    private Path out;

    @Option(names = "--png", paramLabel = "FILE", description = "New file for the standings as a picture.")
    private Path png;

    @Option(
            names = "--explain",
            description =
                    "Judge the games first, half a second each, so that the report marks where they were decided.")
    private boolean isToExplain;

    @ArgGroup(exclusive = false)
    private Sheets sheets;

    /** The page of questions for the authors. */
    static final class Sheets {
        @Option(
                names = "--questions",
                paramLabel = "N",
                required = true,
                description = "Positions of each author's games in a page of questions to print.")
        private int positions;

        @Option(
                names = "--nodes",
                paramLabel = "N",
                defaultValue = "" + Explanation.USUAL_NODES,
                description = "Positions that a search visits for an opinion on a move (default: ${DEFAULT-VALUE}).")
        private long nodes;
    }

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    @Mixin
    private LanguageOption language;

    /**
     * The written files, as {@code --json} prints them.
     *
     * @param folder of the files
     * @param games that they contain
     * @param damage of records, in sentences
     * @param receipt its words; null if the results folder was not changed
     */
    private record Written(String folder, long games, List<String> damage, String receipt) {}

    @Mixin
    private GamesOption games;

    @Override
    public Integer call() {
        Path meant = FolderArgument.of(folder);
        Optional<ImageFile> picture = Optional.ofNullable(png).map(ImageFile::at);
        if (out == null) {
            Store.holder(meant).ifPresent(holder -> {
                throw new Failed("%s: a run is at it (%s) and writes the reports itself at its end; --out writes them"
                                .formatted(meant, holder)
                        + " elsewhere");
            });
        }
        try {
            if (grades != null) {
                grade(meant);
            }
            if (isToExplain) {
                explain(meant);
            }
            return write(meant, picture);
        } catch (ResultsException | StoreException | IllegalArgumentException e) {
            throw new Failed(e);
        }
    }

    /** Records the rules, so that the reports can be written again with them. */
    private void grade(Path meant) {
        if (out != null) {
            throw new Failed("--grades is recorded with the tournament: leave --out away");
        }
        Games known = games.games(meant);
        try (Store store = Store.open(meant)) {
            GradeRules.read(grades).require(store.setup(known).names(), List.of());
            new OrganizerFiles(meant).grade(grades);
            store.changes().keepSources();
        }
    }

    /** Keeps the judgements in the folder, so that the reports can be written again with them. */
    private void explain(Path meant) {
        if (out != null) {
            throw new Failed("--explain keeps its judgements in the results folder: leave --out away");
        }
        try (Store store = FolderArgument.read(meant, err());
                ProgressDisplay display = ProgressDisplay.onTerminal(
                        language.language(), "judged", store.games().count(), err())) {
            JudgedGames.write(store, games.games(meant), () -> display.step(""));
        }
    }

    private Scoreboard write(Store store, Ledger ledger, Games known, Path target, Language shown) {
        try (ProgressDisplay display =
                ProgressDisplay.onTerminal(language.language(), "games", ledger.count(), err())) {
            return Reports.write(
                    store, ledger, known, target, shown, gradebook(store), store.end(), () -> display.step(""));
        }
    }

    /** The file authors.csv in the submissions folder is used as long as that folder exists. */
    private Optional<Gradebook> gradebook(Store store) {
        Path agents = store.settings().read(Settings.AGENTS, Path::of).orElse(store.folder());
        return Optional.ofNullable(roster)
                .map(file -> Gradebook.of(new Gradebook.Source(file, ColumnNames.parse(columns)), agents));
    }

    /** Judges games and writes questions about their positions; returns the page. */
    private Path ask(Store store, Games known, Path target, DefenceSheets.Wanted wanted) {
        DefenceSheets asked = new DefenceSheets(store, known, wanted);
        Path page = target.resolve(DefenceSheets.FILE);
        try (ProgressDisplay display =
                ProgressDisplay.onTerminal(language.language(), "judged", asked.games(), err())) {
            asked.write(page, Map.of(), judgement -> {
                judgement.run();
                display.step("");
            });
        }
        return page;
    }

    private int write(Path meant, Optional<ImageFile> picture) {
        Games known = games.games(meant);
        try (Store store = FolderArgument.read(meant, err())) {
            Path target = out == null ? meant : out;
            Ledger ledger = store.games();
            Language shown = Reports.language(meant, language.typed());
            Optional<DefenceSheets.Wanted> wanted = Optional.ofNullable(sheets)
                    .map(those -> new DefenceSheets.Wanted(those.positions, those.nodes, shown));
            Scoreboard tables = write(store, ledger, known, target, shown);
            picture.ifPresent(file -> {
                String title = store.setup(known).heading().in(shown);
                file.write(new StandingsPicture(title, tables.rows(), shown).png());
            });
            Optional<Path> questions = wanted.map(those -> ask(store, known, target, those));
            ledger.damage().forEach(damage -> err().println("arena: " + damage));
            PrintWriter printer = out();
            Path folder = target.toAbsolutePath().normalize();
            Optional<Receipt> receipt =
                    out == null ? Optional.of(Receipt.write(store, UserKey.usual())) : Optional.empty();
            if (json) {
                printer.println(JsonText.line(new Written(
                        folder.toString(),
                        ledger.count(),
                        ledger.damage(),
                        receipt.map(Receipt::words).orElse(null))));
            } else {
                printer.println(tables.text());
                printer.println("Results  " + folder);
                if (png != null) {
                    printer.println("PNG      " + png);
                }
                questions.ifPresent(page -> printer.println("Sheets   " + page));
                receipt.map(ReceiptLine::of).ifPresent(printer::println);
            }
            return 0;
        }
    }
}
