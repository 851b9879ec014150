package org.botarena.arena.cli.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.cli.option.SharedOptions;
import org.botarena.arena.event.FolderArgument;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "resume",
        description =
                "Goes on with a tournament where it stopped, with the settings, the seed and the jars that it has.",
        footer = {
            "",
            "Without DIR the newest unfinished tournament in results/ goes on. Jars that came into its agents folder"
                    + " since join, if its format allows it; others join by: arena run NEW.jar --out DIR"
        })
@SuppressWarnings("UnusedVariable") // what was typed is handed on as it is
public final class ResumeCommand implements Callable<Integer> {
    private final Installation installation;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", arity = "0..1", description = "The results folder.")
    private Path folder;

    @Option(names = "--pairs", paramLabel = "N", description = "More pairs of games between every two.")
    private String pairs;

    @Option(names = "--jobs", paramLabel = "N", description = "Games at a time.")
    private String jobs;

    @Option(names = "--replace", paramLabel = "NAMES", description = "Entrants whose changed jars play from now on.")
    private String replaced;

    @Option(names = "--withdraw", paramLabel = "NAMES", description = "Entrants that play no more.")
    private String withdrawn;

    @Option(names = "--budget", paramLabel = "SPAN", description = "Play no longer than about this: 2h.")
    private String budget;

    @Option(names = "--finish-by", paramLabel = "TIME", description = "Be done about then: 07:30.")
    private String finish;

    @Option(names = "--work", paramLabel = "DIR", description = "Play in a folder in here, and copy it to the results.")
    private String work;

    @Option(names = "--games", paramLabel = "DIR", description = "The folder with jars of further games.")
    private String games;

    @Option(
            names = "--isolation",
            paramLabel = "LEVEL",
            description =
                    "The level that the tournament has, typed again: for a folder from elsewhere without a sandbox.")
    private String isolation;

    @Option(names = "--agent-java", paramLabel = "HOME", description = "The JDK that runs the agents.")
    private String agentJava;

    @Mixin
    private LanguageOption language;

    @Option(names = "--yes", description = "Go on even if it may take more than twelve hours.")
    private boolean isConfirmed;

    public ResumeCommand(Installation installation) {
        this.installation = installation;
    }

    @Override
    public Integer call() {
        RunCommand run = new RunCommand(installation);
        CommandLine line = new CommandLine(run)
                .setOut(spec.commandLine().getOut())
                .setErr(spec.commandLine().getErr());
        try {
            List<String> arguments = new ArrayList<>(SharedOptions.options(spec, Set.of()));
            Path meant = FolderArgument.of(folder);
            FolderArgument.requireBegun(meant);
            arguments.add("--out=" + meant);
            line.parseArgs(arguments.toArray(String[]::new));
            return run.call();
        } catch (ParameterException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }
}
