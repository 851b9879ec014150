package org.botarena.arena.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.venue.Installation;

/** Runs commands in this process. */
public final class Typed {
    private Typed() {}

    public static Ran arena(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Arena.commandLine(
                        args,
                        new Installation(Path.of("no-installation"), Path.of("no-agents")),
                        new PrintWriter(out, true),
                        new PrintWriter(err, true))
                .execute(args);
        return new Ran(code, out.toString(), err.toString());
    }
}
