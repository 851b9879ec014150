package org.botarena.arena.cli.project;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.cli.option.SharedOptions;
import org.botarena.arena.cli.project.build.Built;
import org.botarena.arena.cli.project.build.Compilation;
import org.botarena.arena.cli.project.build.Project;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a project as it is, without packing it. */
@Command(
        name = "try",
        header = "Play with your classes",
        description = "Play quick games with a project's classes as they are; no jar is needed.",
        footer = {
            "",
            "It plays target/classes, where Maven and IDEs compile to, and compiles it first if a source is"
                    + " newer. 'arena match' does the same with jars and has more options."
        })
@SuppressWarnings("UnusedVariable") // what was typed is handed on as it is
public final class TryCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FOLDER",
            arity = "0..1",
            defaultValue = ".",
            description = "Folder of the project (default: this one).")
    private Path folder;

    @Option(
            names = "--opponent",
            paramLabel = "ENTRANT",
            defaultValue = "random",
            description = "Opponent: a sample, a jar or a folder of classes, with options (default: ${DEFAULT-VALUE}).")
    private String opponent;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "Game with its options (default: the one that the agent plays).")
    private String game;

    @Option(
            names = "--pairs",
            paramLabel = "N",
            defaultValue = "5",
            description = "Pairs of games, one from each side (default: ${DEFAULT-VALUE}).")
    private String pairs;

    @Option(
            names = "--move-time",
            paramLabel = "SPAN",
            defaultValue = "100ms",
            description = "Time limit for a move, such as 100ms or 2s (default: ${DEFAULT-VALUE}).")
    private String moveTime;

    @Option(names = "--seed", paramLabel = "S", description = "Random seed (default: random).")
    private String seed;

    @Option(
            names = "--isolation",
            paramLabel = "LEVEL",
            description = "Isolation of agents: sandbox, process, or thread for a debugger (default: the strongest that"
                    + " works).")
    private String isolation;

    @Mixin
    private GamesOption games;

    @Mixin
    private LanguageOption language;

    @Override
    public Integer call() {
        if (PythonProject.isOne(folder)) {
            return played(match(folder, "reversi"));
        }
        Project project = Project.in(folder);
        if (!project.isCompiled()) {
            new Compilation(project, Runtime.version().feature(), games.jars(), language.language()).run();
        }
        Built built = Built.of(project, games.jars(), language.language());
        built.warnings(language.language())
                .forEach(warning -> spec.commandLine().getErr().println("arena: " + warning));
        return played(match(project.classes(), built.game()));
    }

    private int played(List<String> match) {
        spec.commandLine().getErr().println("arena: arena " + String.join(" ", match));
        return spec.root().commandLine().execute(match.toArray(String[]::new));
    }

    private List<String> match(Path what, String own) {
        List<String> match = new ArrayList<>(List.of("match", what.normalize().toString(), opponent));
        match.addAll(List.of("--game=" + (game == null ? own : game), "--pairs=" + pairs, "--move-time=" + moveTime));
        match.addAll(SharedOptions.options(spec, Set.of("--opponent", "--game", "--pairs", "--move-time")));
        return match;
    }
}
