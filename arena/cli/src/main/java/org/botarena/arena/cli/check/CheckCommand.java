package org.botarena.arena.cli.check;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examined;
import org.botarena.arena.check.AdmissionFolder;
import org.botarena.arena.check.Checked;
import org.botarena.arena.check.Inspector;
import org.botarena.arena.check.Submissions;
import org.botarena.arena.cli.console.Interruption;
import org.botarena.arena.cli.console.TerminalColours;
import org.botarena.arena.cli.console.TerminalColours.Mark;
import org.botarena.arena.cli.console.TerminalColours.Tone;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.cli.option.SettingOptions;
import org.botarena.arena.cli.option.Usage;
import org.botarena.arena.cli.ticker.ProgressDisplay;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.Protection;
import org.botarena.arena.venue.Venue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "check",
        header = "Test jars before they play",
        description = "Check whether jars may play: read them as admission does, then play a game from each seat"
                + " against random.",
        footer = {
            "",
            "For several jars it also writes admission.csv, and a letter to each author into texts/."
                    + " Strikingly similar jars are named as a hint.",
            "Exit code 1 if a jar is refused. In the test games the first move has the tournament's time,"
                    + " the others have 100 ms. A failure up to the first move refuses the jar, a later one warns."
        })
public final class CheckCommand extends ArenaCommand {
    private static final List<TournamentOption> SETTINGS = List.of(
            TournamentOption.GAME.saying("Game to test agents with that play any game (default: reversi)."),
            TournamentOption.MOVE_TIME.saying(
                    "Time limit for a move in the tournament, such as 100ms or 2s (default: 2s)."),
            TournamentOption.CLOCK.saying(
                    "Clock of each game in the tournament, such as 60s+1s; a twentieth and the increment are the"
                            + " first move's."),
            TournamentOption.LANGUAGES,
            TournamentOption.CSV_SEPARATOR.saying("Separator in the list: comma, semicolon or tab."));

    private final Installation installation;

    private TournamentSpec what;

    @Parameters(
            paramLabel = "JAR-OR-FOLDER",
            arity = "1..*",
            description = "Jar, folder of classes, or folder with jars.")
    private List<Path> paths;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            defaultValue = "admission",
            description =
                    "Folder for the list and the letters about a folder of submissions (default: ${DEFAULT-VALUE}).")
    private Path out;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    @Mixin
    private LanguageOption language;

    public CheckCommand(Installation installation) {
        this.installation = installation;
    }

    @Spec
    void add(CommandSpec command) {
        spec = command;
        SettingOptions.add(command, TournamentOption.OF_AGENTS);
        SettingOptions.add(command, SETTINGS);
    }

    @Override
    public Integer call() throws InterruptedException {
        what = SettingOptions.spec(spec, installation);
        Usage.require(spec, !what.isolation().equals(Optional.of(Isolation.THREAD)), Sentence.of("check.thread"));
        try (Interruption interruption = Interruption.listen();
                Venue venue = Venue.open(what.agentJava(), what.games())) {
            interruption.stopsWith(venue::stopAdmission, Thread.currentThread()::interrupt);
            Inspector inspector = inspector(venue);
            List<Examined> all = new ArrayList<>();
            paths.forEach(path -> all.addAll(inspector.examine(path)));
            paths.stream()
                    .filter(Roster::isOfMany)
                    .flatMap(path -> Roster.leftOutOf(path).stream())
                    .forEach(note -> say(note.in(language.language()) + "."));
            if (all.isEmpty()) {
                throw Failed.of("check.no-jar", "" + paths);
            }
            return report(all, inspector, level(all, venue), venue);
        }
    }

    private Inspector inspector(Venue venue) {
        return new Inspector(
                installation,
                venue,
                what.entrants().game(),
                what.entrants().languages(),
                what.terms().trial());
    }

    /** Whether the files come from authors, as a folder of submissions does, or several jars: a single one is the user's. */
    private boolean isFromAuthors() {
        return paths.size() > 1 || Roster.isOfMany(paths.get(0));
    }

    private Optional<Isolation> level(List<Examined> all, Venue venue) {
        Protection protection =
                Protection.strongest(what.isolation(), venue, what.terms().heapMiB());
        protection.reason().ifPresent(reason -> say("isolation %s: %s".formatted(protection.level(), reason)));
        List<Admitted> admitted = all.stream()
                .filter(Admitted.class::isInstance)
                .map(Admitted.class::cast)
                .toList();
        if (!isFromAuthors() || protection.isEnoughFor(admitted, installation)) {
            return Optional.of(protection.level());
        }
        say(language.language().text("check.untried"));
        return Optional.empty();
    }

    private void say(String text) {
        err().println("arena: " + text);
    }

    private int report(List<Examined> all, Inspector inspector, Optional<Isolation> level, Venue venue)
            throws InterruptedException {
        PrintWriter to = out();
        List<Checked> checked = check(all, inspector, level);
        long refused = checked.stream().filter(each -> !each.isAdmitted()).count();
        if (json) {
            to.println(JsonText.line(checked.stream().map(Checked::json).toList()));
        }
        if (isFromAuthors()) {
            print(Submissions.of(checked, inspector, installation.samples(paths.get(0)), venue.admission()));
        }
        if (!json && checked.size() > 1) {
            String sum = language.language().text("check.sum", checked.size(), checked.size() - refused, refused);
            Mark whole = new Mark(refused == 0 ? Tone.GOOD : Tone.BAD, "(.+)");
            TerminalColours.here().print(to, sum, List.of(whole)); // At the end, where it is visible.
        }
        return refused == 0 ? 0 : 1;
    }

    private List<Checked> check(List<Examined> all, Inspector inspector, Optional<Isolation> level)
            throws InterruptedException {
        PrintWriter to = out();
        try (ProgressDisplay display = ProgressDisplay.onTerminal(language.language(), "jars", all.size(), err())) {
            display.tick();
            return inspector.check(all, level, each -> {
                display.clear();
                if (!json) {
                    TerminalColours.here().print(to, each.text(language.language()), marks(each));
                    to.flush();
                }
                display.step("");
            });
        }
    }

    private List<Mark> marks(Checked checked) {
        Language shown = language.language();
        return List.of(
                new Mark(checked.isAdmitted() ? Tone.GOOD : Tone.BAD, "\\A.*: (.+)"),
                new Mark(Tone.BAD, "^  (%s) ".formatted(shown.text("check.label.refused"))),
                new Mark(Tone.CAUTION, "^  (%s) ".formatted(shown.text("check.label.warning"))));
    }

    /** Prints facts about all submissions together; with JSON output they go to standard error. */
    private void print(Submissions submissions) {
        List<String> lines = new ArrayList<>();
        Language shown = json ? Language.ENGLISH : language.language();
        String label = shown.text("check.label.alike");
        submissions
                .alike()
                .forEach(pair ->
                        lines.add(Labelled.of(label, label.length() + 2, shown.text("check.hint", pair.text(shown)))));
        if (paths.size() == 1) {
            new AdmissionFolder(out, paths.get(0), what.terms().rules().name(), language.language())
                    .write(submissions.candidates(), what.tables());
            lines.add(shown.text("check.written", out.resolve(Roster.CHECK_LIST), out.resolve(Roster.CHECK_LETTERS)));
        }
        if (json) {
            lines.forEach(this::say);
        } else {
            lines.forEach(out()::println);
        }
    }
}
