package org.botarena.arena.serve.backup;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.botarena.arena.serve.hosting.file.EventCopy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "backup",
        header = "Copy an event",
        description = "Copy an event of arena host, also while it runs.",
        footer = {"", "The copy is an event of its own: arena host TO continues with the same links, ladder and queue."
        })
public final class BackupCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "EVENT", description = "Folder of the event; nothing in it changes.")
    private Path event;

    @Parameters(index = "1", paramLabel = "TO", description = "Folder for the copy, empty or missing.")
    private Path to;

    @Override
    public Integer call() {
        EventCopy.of(event, to);
        spec.commandLine().getOut().println("copied to %s: arena host %s continues from there".formatted(to, to));
        return 0;
    }
}
