package org.botarena.arena.cli.engine;

import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Command;

@Command(
        name = "lines",
        description =
                "Makes an agent an engine for another referee, which speaks lines with it on the standard streams.",
        footer = {"", "What lines are, docs/lines.md says on one page: arena lines uct --game jass"})
public final class LinesCommand extends EngineTable {
    /** Of this installation, whose samples can be named. */
    public LinesCommand(Installation installation) {
        super(installation, LinesServer::serve);
    }
}
