package org.botarena.arena.cli.project;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.botarena.api.GameType;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.cli.match.MatchCommand;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.cli.option.SettingOptions;
import org.botarena.arena.cli.option.SharedOptions;
import org.botarena.arena.project.Built;
import org.botarena.arena.project.Project;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.store.Settings;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.Venue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a project's classes without packing them. */
@Command(
        name = "try",
        header = "Play with your classes",
        description = "Play quick games with a project's classes as they are; no jar is needed.",
        footer = {
            "",
            "It plays target/classes, where Maven and IDEs compile to, and compiles it first if a source is"
                    + " newer. 'arena match' does the same with jars and has more options."
        })
public final class TryCommand extends ArenaCommand {
    private static final String PAIRS = "5";
    private static final String MOVE_TIME = "100ms";

    private final Installation installation;

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

    @Mixin
    private GamesOption games;

    @Mixin
    private LanguageOption language;

    public TryCommand(Installation installation) {
        this.installation = installation;
    }

    @Spec
    void add(CommandSpec command) {
        spec = command;
        SettingOptions.add(
                command,
                List.of(
                        TournamentOption.GAME.saying("Game with its options (default: the one that the agent plays)."),
                        TournamentOption.PAIRS.saying(
                                "Pairs of games, one from each side (default: %s).".formatted(PAIRS)),
                        TournamentOption.MOVE_TIME.saying(
                                "Time limit for a move, such as 100ms or 2s (default: %s).".formatted(MOVE_TIME)),
                        TournamentOption.CLOCK,
                        TournamentOption.SEED,
                        TournamentOption.PYTHON_LIBRARIES,
                        TournamentOption.ISOLATION.saying(
                                "Isolation of agents: sandbox, process, or thread for a debugger (default: the strongest"
                                        + " that works).")));
    }

    @Override
    public Integer call() {
        if (Project.isPython(folder)) {
            return played(folder, scriptGame());
        }
        Project project = Project.in(folder);
        if (!project.isCompiled()) {
            project.compile(games.jars());
        }
        Built built = Built.of(project, games.jars());
        built.warnings(language.language()).forEach(warning -> err().println("arena: " + warning));
        return played(project.classes(), built.game());
    }

    /** Reversi if an agent in Python plays it, else the first game in its file. */
    private String scriptGame() {
        try (Venue venue = Venue.open(null, games.jars())) {
            List<String> played = venue.admission().examine(folder, false) instanceof Admitted agent
                    ? venue.games().all().stream()
                            .filter(agent::plays)
                            .map(GameType::name)
                            .toList()
                    : List.of();
            return played.isEmpty() || played.contains("reversi") ? "reversi" : played.get(0);
        }
    }

    private int played(Path what, String own) {
        List<String> entrants = List.of(what.normalize().toString(), opponent);
        List<String> match = new ArrayList<>(List.of("match"));
        match.addAll(entrants);
        Settings set = SettingOptions.typed(spec)
                .over(new Settings(Map.of("game", own, "pairs", PAIRS, "move-time", MOVE_TIME, "strict", "true")));
        Stream.of("game", "pairs", "move-time", "clock")
                .filter(set::has)
                .forEach(name -> match.add("--%s=%s".formatted(name, set.text(name))));
        match.addAll(SharedOptions.options(spec, Set.of("--opponent", "--game", "--pairs", "--move-time", "--clock")));
        err().println("arena: arena " + String.join(" ", match));
        TournamentSpec asked = SettingOptions.spec(spec, set.naming(entrants), installation);
        return MatchCommand.play(asked, spec, language, installation);
    }
}
