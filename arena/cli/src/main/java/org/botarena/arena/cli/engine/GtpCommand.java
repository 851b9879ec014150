package org.botarena.arena.cli.engine;

import org.botarena.arena.protocol.GtpServer;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Command;

@Command(
        name = "gtp",
        header = "Be an engine over GTP",
        description = "Run an agent as an engine for board programs, which speak GTP on its standard streams.",
        footer = {"", "Example of an engine's command in a board program: arena gtp uct --game reversi"})
public final class GtpCommand extends EngineSession {
    /** Uses an installation, whose samples can be named. */
    public GtpCommand(Installation installation) {
        super(installation, GtpServer::serve);
    }
}
