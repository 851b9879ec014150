package org.botarena.arena.cli.position;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.ask.NamedPosition;
import org.botarena.arena.cli.board.Drawing;
import org.botarena.arena.cli.console.TerminalColours;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.cli.option.Usage;
import org.botarena.arena.person.PersonView.Choice;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.Numbers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "moves",
        header = "List legal moves",
        description = "List the legal moves of a position, or the result if the game is over.",
        footer = {"", "Example: arena moves reversi --play \"d3 c3\""})
public final class MovesCommand extends ArenaCommand {
    @Parameters(paramLabel = "GAME", description = "Game with its options, such as reversi or reversi:size=6.")
    private String game;

    @Option(
            names = "--position",
            paramLabel = "TEXT",
            description = "Position in the game's text form (default: the start).")
    private String position;

    @Option(
            names = "--play",
            paramLabel = "MOVES",
            defaultValue = "",
            description = "Moves to play from there, separated by blanks.")
    private String play;

    @Mixin
    private GamesOption games;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    @Override
    public Integer call() {
        NamedPosition<?> named = Usage.of(
                spec,
                () -> NamedPosition.of(games.games().parse(game), position).after(play));
        out().println(json ? json(named) : text(named));
        return 0;
    }

    private static String json(NamedPosition<?> named) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("game", named.rules().name());
        object.put("position", named.position().toString());
        object.put("turn", named.position().turn());
        object.put("over", named.isOver());
        object.put("moves", named.moves());
        object.put("scores", named.isOver() ? named.scores() : null);
        return JsonText.line(object);
    }

    private static String text(NamedPosition<?> named) {
        return """
            %s

            position  %s
            %s\
            """.formatted(
                String.join("\n", drawn(named)), named.position(), named.isOver() ? result(named) : choices(named));
    }

    private static <P extends Position<P>> List<String> drawn(NamedPosition<P> named) {
        Rules<P> rules = named.rules();
        List<String> seats = IntStream.range(0, rules.players())
                .mapToObj(player -> "player " + player)
                .toList();
        List<Choice> choices = named.position().turn() >= 0 ? Choice.of(rules, named.position()) : List.of();
        return Drawing.of(rules, rules.picture(named.position(), List.of()), choices, seats, TerminalColours.PLAIN);
    }

    private static String choices(NamedPosition<?> named) {
        int turn = named.position().turn();
        String who = turn == Position.CHANCE ? "chance" : "player " + turn;
        List<String> moves = named.moves();
        return "to move   %s%n%-9s %s".formatted(who, "moves", String.join(" ", moves));
    }

    private static String result(NamedPosition<?> named) {
        List<Double> scores = named.scores();
        return IntStream.range(0, scores.size())
                .mapToObj(player ->
                        String.format(Locale.ROOT, "player %d: %s", player, Numbers.plain(scores.get(player))))
                .collect(Collectors.joining(", ", "over      ", ""));
    }
}
