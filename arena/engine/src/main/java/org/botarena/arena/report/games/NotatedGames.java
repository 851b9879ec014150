package org.botarena.arena.report.games;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.notation.GameNotation;
import org.botarena.api.notation.NotatedGame;
import org.botarena.api.notation.PlayedGame;
import org.botarena.api.notation.UnreadGame;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.Ply;
import org.botarena.play.internal.Referee;

/**
 * The games of a file in a game notation, such as GGF or PDN, that any program may have written. Ignores faults in
 * the notation: the arena only gives verdicts on what it has seen itself. Immutable.
 */
public final class NotatedGames {
    private static final int LARGEST_FILE = 32 << 20;
    private static final int LONGEST_NAME = 80;

    private final Path file;
    private final GameNotation notation;
    private final Games games;

    private NotatedGames(Path file, GameNotation notation, Games games) {
        this.file = file;
        this.notation = notation;
        this.games = games;
    }

    /** The games of a file whose name ends like a notation's; empty for any other name. Reads nothing yet. */
    public static Optional<NotatedGames> in(Path file, Games games) {
        for (GameType type : games.all()) {
            for (GameNotation notation : games.parse(type.name()).notations()) {
                if (ForeignFile.endsWith(file, "." + notation.suffix())) {
                    return Optional.of(new NotatedGames(file, notation, games));
                }
            }
        }
        return Optional.empty();
    }

    /** The suffixes of all notations, as a list for a message: {@code .ggf or .pdn}. */
    public static String suffixes(Games games) {
        return games.all().stream()
                .flatMap(type -> games.parse(type.name()).notations().stream())
                .map(notation -> "." + notation.suffix())
                .distinct()
                .sorted()
                .collect(Collectors.joining(" or "));
    }

    /**
     * The first game that matches. It keeps its own id unless an earlier game has the same; then its id is its
     * number in the file, from 1. Its plies need not be legal.
     *
     * @param unread takes the unreadable games, in file order
     * @throws IllegalArgumentException if the file cannot be read, with the file's name
     */
    public Optional<GameRecord> find(Predicate<GameRecord> fits, Consumer<UnreadGame> unread) {
        try {
            Set<String> ids = new HashSet<>();
            List<NotatedGame> all = notation.games(ForeignFile.text(file, LARGEST_FILE));
            for (int i = 0; i < all.size(); i++) {
                String id = ids.add(all.get(i).id()) ? all.get(i).id() : "" + (i + 1);
                if (all.get(i) instanceof PlayedGame game) {
                    GameRecord recorded = recorded(games.parse(game.game()), id, game);
                    if (fits.test(recorded)) {
                        return Optional.of(recorded);
                    }
                } else if (all.get(i) instanceof UnreadGame game) {
                    unread.accept(new UnreadGame(id, game.line(), game.column(), game.why()));
                }
            }
            return Optional.empty();
        } catch (IOException e) {
            throw new IllegalArgumentException("%s cannot be read: %s".formatted(file, ForeignFile.why(e)), e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("%s: %s".formatted(file, ForeignFile.clipped(e.getMessage())), e);
        }
    }

    private static <P extends Position<P>> GameRecord recorded(Rules<P> rules, String id, PlayedGame game) {
        List<Ply> plies = new ArrayList<>();
        Optional<P> end = followed(rules, game, plies);
        List<Double> scores = game.ending()
                .map(PlayedGame.Ending::scores)
                .orElseGet(() -> end.map(over -> scores(rules, over)).orElse(List.of()));
        Attempt attempt = new Attempt(plies, scores, List.of(), Optional.empty());
        Optional<List<Double>> points =
                game.ending().map(PlayedGame.Ending::points).or(() -> end.map(over -> Outcome.points(rules, attempt)));
        List<String> players = game.players().stream().map(NotatedGames::name).toList();
        return GameRecord.ofElsewhere(id, rules, game.start(), players, attempt, points);
    }

    /** Adds the plies, each with its seat; returns the final position, if the game ends. */
    private static <P extends Position<P>> Optional<P> followed(Rules<P> rules, PlayedGame game, List<Ply> plies) {
        try {
            Referee<P> referee = new Referee<>(rules, rules.parse(game.start()));
            for (PlayedGame.Ply ply : game.plies()) {
                int player = referee.forced() == Position.NONE
                        ? Math.max(-1, referee.position().turn())
                        : -1;
                referee.enter(ply.move());
                plies.add(new Ply(
                        plies.size(), player, ply.move(), 1000 * ply.seconds().orElse(0), 0, 0));
            }
            return Optional.of(referee.position()).filter(position -> position.turn() == Position.OVER);
        } catch (IllegalArgumentException e) {
            // a replay of the game reports which ply is wrong, and why
            game.plies().stream().skip(plies.size()).forEach(ply -> plies.add(Ply.ofArena(plies.size(), ply.move())));
            return Optional.empty();
        }
    }

    private static <P extends Position<P>> List<Double> scores(Rules<P> rules, P over) {
        return IntStream.range(0, rules.players()).mapToObj(over::score).toList();
    }

    private static String name(String name) {
        String known = name.isBlank() ? "?" : name;
        return known.substring(0, Math.min(LONGEST_NAME, known.length()));
    }
}
