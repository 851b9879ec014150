package org.botarena.arena.cli.results;

import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.decathlon.Decathlon;
import org.botarena.arena.text.JsonText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "decathlon",
        header = "Rank authors over games",
        description = "Rank authors over finished tournaments of several games, each with the same weight.",
        footer = {
            "",
            "Places go by the mean share of the points; a game that an author did not play counts 0.",
            "Example: arena decathlon results/reversi results/hexapawn results/matches"
        })
public final class DecathlonCommand extends ArenaCommand {
    @Parameters(
            paramLabel = "DIR",
            arity = "2..*",
            description = "Results folders of finished tournaments, also several of one game.")
    private List<Path> folders;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    @Mixin
    private GamesOption games;

    @Override
    public Integer call() {
        Decathlon decathlon = Decathlon.read(folders, games::games, note -> err().println("arena: " + note));
        out().println(json ? JsonText.line(decathlon) : decathlon.text());
        return 0;
    }
}
