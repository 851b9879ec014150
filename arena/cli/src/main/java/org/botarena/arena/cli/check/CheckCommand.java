package org.botarena.arena.cli.check;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examined;
import org.botarena.arena.check.AdmissionFolder;
import org.botarena.arena.check.Checked;
import org.botarena.arena.check.HandIns;
import org.botarena.arena.check.Inspector;
import org.botarena.arena.cli.console.Json;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.cli.option.SeparatorConverter;
import org.botarena.arena.cli.option.Span;
import org.botarena.arena.cli.option.TermsOptions;
import org.botarena.arena.event.Interruption;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.Protection;
import org.botarena.arena.venue.Venue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "check",
        description = "Says whether jars may play: what admission reads in them, then a game from each seat against"
                + " random.",
        footer = {
            "",
            "Of a folder of hand-ins it also writes " + AdmissionFolder.FILE + ", and a letter for each author into"
                    + " texts/. Jars that are strikingly alike are named: a hint, never a verdict.",
            "Exit code 1 if a jar is refused. In the trial the first move has the tournament's time, the others have"
                    + " 100 ms: what fails before or at the first move refuses, the rest warns."
        })
public final class CheckCommand implements Callable<Integer> {
    private static final Duration LATER_MOVES = Duration.ofMillis(100);

    private final Installation installation;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "JAR-OR-FOLDER",
            arity = "1..*",
            description = "A jar, a folder of classes, or a folder with jars.")
    private List<Path> paths;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            defaultValue = "reversi",
            description = "What agents that play any game are tried with (default: ${DEFAULT-VALUE}).")
    private String game;

    @Option(
            names = "--move-time",
            paramLabel = "SPAN",
            defaultValue = "2s",
            converter = Span.class,
            description = "For a move in the tournament (default: ${DEFAULT-VALUE}).")
    private Duration moveTime;

    @Mixin
    private TermsOptions options;

    @Mixin
    private GamesOption games;

    @Mixin
    private LanguageOption language;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "admission",
            description = "Of a folder of hand-ins: where the list and the letters go (default: ${DEFAULT-VALUE}).")
    private Path out;

    @Option(
            names = "--csv-separator",
            paramLabel = "SIGN",
            defaultValue = "comma",
            converter = SeparatorConverter.class,
            description = "In the list: comma, semicolon or tab.")
    private Csv csv;

    @Option(names = "--json", description = "Print JSON, for programs.")
    private boolean json;

    public CheckCommand(Installation installation) {
        this.installation = installation;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (options.isolation().equals(Optional.of(Isolation.THREAD))) {
            throw new ParameterException(
                    spec.commandLine(), "--isolation thread is for a debugger: it says nothing of a tournament");
        }
        try (Interruption interruption = Interruption.listen();
                Venue venue = Venue.open(options.agentJava(), games.jars())) {
            interruption.stopsWith(venue::stopAdmission, Thread.currentThread()::interrupt);
            Inspector inspector = inspector(venue);
            List<Examined> all = new ArrayList<>();
            paths.forEach(path -> all.addAll(inspector.examine(path)));
            if (all.isEmpty()) {
                throw new Failed("no jar lies in %s".formatted(paths));
            }
            return report(all, inspector, level(all, venue), venue);
        } catch (ResultsException e) {
            throw new Failed(e.getMessage(), e);
        }
    }

    private Inspector inspector(Venue venue) {
        try {
            Rules<?> rules = games.games().parse(game);
            GameType type = GamesOption.type(games.games(), game);
            Terms same = options.terms(rules, moveTime);
            Duration later = moveTime.compareTo(LATER_MOVES) < 0 ? moveTime : LATER_MOVES;
            Terms terms = new Terms(rules, moveTime, later, same.startTime(), same.heapMiB(), same.isolation());
            return new Inspector(installation, venue, type, terms);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    /** One jar is its author's own; a folder, or several, are an organizer's, and others wrote them. */
    private Optional<Isolation> level(List<Examined> all, Venue venue) {
        Protection protection = Protection.strongest(options.isolation(), venue, options.heapMiB());
        protection.reason().ifPresent(reason -> say("isolation %s: %s".formatted(protection.level(), reason)));
        boolean isOnesOwn = paths.size() == 1 && !Inspector.isDropFolder(paths.get(0));
        List<Admitted> admitted = all.stream()
                .filter(Admitted.class::isInstance)
                .map(Admitted.class::cast)
                .toList();
        if (isOnesOwn || protection.isEnoughFor(admitted, installation)) {
            return Optional.of(protection.level());
        }
        say(
                "the jars are read but not tried: others wrote them, and there is no sandbox; --isolation=process tries them");
        return Optional.empty();
    }

    private void say(String text) {
        spec.commandLine().getErr().println("arena: " + text);
    }

    private int report(List<Examined> all, Inspector inspector, Optional<Isolation> level, Venue venue)
            throws InterruptedException {
        PrintWriter to = spec.commandLine().getOut();
        List<Checked> checked = inspector.check(all, level, each -> {
            if (!json) {
                to.println(each.text(language.language()));
                to.flush();
            }
        });
        long refused = checked.stream().filter(each -> !each.isAdmitted()).count();
        if (json) {
            to.println(Json.of(checked.stream().map(Checked::json).toList()));
        } else if (checked.size() > 1) {
            to.println(language.language().text("check.sum", checked.size(), checked.size() - refused, refused));
        }
        if (checked.size() > 1) {
            tell(HandIns.of(checked, inspector, installation.samples(paths.get(0)), venue.admission()));
        }
        return refused == 0 ? 0 : 1;
    }

    /** What concerns all of them together; of programs that read JSON, people learn it on the other stream. */
    private void tell(HandIns handIns) {
        List<String> lines = new ArrayList<>();
        Language told = json ? Language.ENGLISH : language.language();
        handIns.alike()
                .forEach(pair -> lines.add(
                        Labelled.of(told.text("check.label.alike"), 7, told.text("check.hint", pair.text(told)))));
        if (paths.size() == 1) {
            new AdmissionFolder(out, paths.get(0), game, language.language()).write(handIns.candidates(), csv);
            lines.add(
                    told.text("check.written", out.resolve(AdmissionFolder.FILE), out.resolve(AdmissionFolder.TEXTS)));
        }
        if (json) {
            lines.forEach(this::say);
        } else {
            lines.forEach(spec.commandLine().getOut()::println);
        }
    }
}
