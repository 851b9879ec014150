package org.botarena.arena.serve.forget;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.Callable;
import org.botarena.arena.serve.hosting.file.EventCopies;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.venue.Failed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "forget",
        header = "Remove an author",
        description = "Remove an author's name, jars, output and links from an event, while arena host does not run.",
        footer = {
            "",
            "The games stay, under 'former author 17', and arena verify finds nothing wrong. The receipts"
                    + " change: publish the new words that are printed in place of the old ones."
        })
public final class ForgetCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "EVENT", description = "Folder of the event.")
    private Path event;

    @Parameters(
            index = "1",
            paramLabel = "AUTHOR",
            description = "Author by the number on the organizer's page, shown name, name, e-mail or id.")
    private String author;

    @Override
    public Integer call() {
        if (!EventFile.isIn(event)) {
            throw new Failed("there is no event in %s: name the folder that arena host was given".formatted(event));
        }
        PrintWriter out = spec.commandLine().getOut();
        try (EventFile file = EventFile.open(event, Clock.systemUTC())) {
            AuthorRemoval removal = AuthorRemoval.of(file, author);
            removal.run()
                    .forEach((tournament, receipt) ->
                            out.println("%s: the receipt is now %s".formatted(tournament, receipt.words())));
            out.println("%s is forgotten".formatted(removal.shown()));
        }
        if (Files.isDirectory(EventCopies.folder(event))) {
            out.println("what was copied before still says who it was: delete the copies in %s, and those made by hand"
                    .formatted(EventCopies.folder(event)));
        }
        out.flush();
        return 0;
    }
}
