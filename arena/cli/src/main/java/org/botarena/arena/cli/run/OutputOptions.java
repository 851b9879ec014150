package org.botarena.arena.cli.run;

import java.io.PrintWriter;
import java.time.Clock;
import java.time.ZoneId;
import org.botarena.arena.cli.console.Terminal;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.ticker.Announcer;
import org.botarena.arena.ticker.Events;
import org.botarena.arena.ticker.Words;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** How a tournament tells what happens, as it is typed. */
final class OutputOptions {
    @Option(
            names = "--quiet",
            description = "Print the tables at the end and what went wrong, no plan and no progress.")
    private boolean isQuiet;

    @Option(
            names = "--json-lines",
            description = "For programs: print a JSON object for every event, one a line (docs/events.md).")
    private boolean isJson;

    @Option(
            names = "--detach",
            description = "Go on without this terminal: the command ends at once and says where the output goes.")
    private boolean isDetached;

    /** Whether another process is to play; that one is not. */
    boolean isDetached() {
        return isDetached && !Detached.isHere();
    }

    /** Who tells it. */
    Announcer announcer(CommandSpec command, Language language) {
        if (isQuiet && isJson) {
            throw new ParameterException(
                    command.commandLine(), "--quiet and --json-lines exclude each other: give one of them");
        }
        PrintWriter out = command.commandLine().getOut();
        PrintWriter err = command.commandLine().getErr();
        Clock clock = Clock.system(ZoneId.systemDefault());
        return isJson
                ? new Events(out, err, clock)
                : new Words(out, err, Terminal.columns(), Terminal.lines(), isQuiet, clock, language);
    }
}
