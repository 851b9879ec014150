package org.botarena.arena.cli.engine;

import org.botarena.arena.protocol.LinesServer;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Command;

@Command(
        name = "lines",
        header = "Be an engine over lines",
        description = "Run an agent as an engine for another referee, which speaks lines on its standard streams (see"
                + " docs/lines).",
        footer = {"", "Example: arena lines uct --game jass"})
public final class LinesCommand extends EngineSession {
    /** Uses an installation, whose samples can be named. */
    public LinesCommand(Installation installation) {
        super(installation, LinesServer::serve);
    }
}
