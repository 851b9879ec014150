package org.botarena.arena.cli.engine;

import java.util.concurrent.Callable;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "lines",
        description =
                "Makes an agent an engine for another referee, which speaks lines with it on the standard streams.",
        footer = {"", "What lines are, docs/lines.md says on one page: arena lines uct --game jass"})
public final class LinesCommand implements Callable<Integer> {
    private final Installation installation;
    private CommandSpec spec;

    @Parameters(
            paramLabel = "ENTRANT",
            description = "A jar, a folder of classes, or the name of a sample, with options.")
    private String entrant;

    /** Of this installation, whose samples can be named. */
    public LinesCommand(Installation installation) {
        this.installation = installation;
    }

    @Spec
    void add(CommandSpec command) {
        spec = command;
        EngineTable.add(command);
    }

    @Override
    public Integer call() throws InterruptedException {
        new EngineTable(installation, spec, entrant).open(LinesServer::serve);
        return 0;
    }
}
