package org.botarena.arena.cli.position;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.api.Setting;
import org.botarena.arena.check.ListedOption;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.Labelled;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "games",
        header = "List the games",
        description = "List the games that agents can play, with their options.",
        footer = {"", "A game takes its options behind a colon: reversi:size=6,mirrored=true"})
public final class GamesCommand extends ArenaCommand {
    @Mixin
    private GamesOption games;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    @Override
    public Integer call() {
        PrintWriter out = out();
        List<GameType> all = games.games().all();
        if (json) {
            out.println(JsonText.line(all.stream().map(Listed::of).toList()));
        } else {
            int column = 1
                    + all.stream().mapToInt(game -> game.name().length()).max().orElse(0);
            all.forEach(game -> print(game, column, out));
        }
        return 0;
    }

    private static void print(GameType game, int column, PrintWriter out) {
        out.println(Labelled.of(game.name(), column, "%s (%s)".formatted(game.summary(), seats(rules(game)))));
        for (Setting setting : game.settings()) {
            out.println(Labelled.of(
                    "",
                    column,
                    "%s=%s: %s (%s)".formatted(setting.name(), setting.byDefault(), setting.text(), setting.range())));
        }
    }

    private static Rules<?> rules(GameType game) {
        return game.rules(Setting.complete(game.settings(), Map.of(), game.name()));
    }

    private static String seats(Rules<?> rules) {
        int teams = rules.firstSeats().size();
        return teams == rules.players()
                ? rules.players() + " players"
                : String.format(Locale.ROOT, "%d players in %d teams", rules.players(), teams);
    }

    private record Listed(String game, String summary, int players, int teams, List<ListedOption> options) {
        static Listed of(GameType game) {
            return new Listed(
                    game.name(),
                    game.summary(),
                    rules(game).players(),
                    rules(game).firstSeats().size(),
                    game.settings().stream().map(ListedOption::of).toList());
        }
    }
}
