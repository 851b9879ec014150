package org.botarena.arena.cli.engine;

import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Command;

@Command(
        name = "gtp",
        description = "Makes an agent an engine for board programs, which speak GTP with it on the standard streams.",
        footer = {"", "Give a board program this as its engine: arena gtp uct --game reversi"})
public final class GtpCommand extends EngineTable {
    /** Of this installation, whose samples can be named. */
    public GtpCommand(Installation installation) {
        super(installation, GtpServer::serve);
    }
}
