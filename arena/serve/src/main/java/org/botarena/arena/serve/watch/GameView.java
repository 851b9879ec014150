package org.botarena.arena.serve.watch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.botarena.api.Rules;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Picture;
import org.botarena.arena.match.Terms;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.games.SavedMoves;
import org.botarena.arena.report.page.PackedPictures;
import org.botarena.arena.report.page.ViewedGame;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.catalogue.Language;

/**
 * A game to be stepped through; the components are the JSON's fields. Immutable.
 *
 * @param id of the game
 * @param seats the ids of the agents, by seat
 * @param isLive whether it is in play
 * @param opening the number of the pair of games that begin alike, from 0
 * @param points by seat: 1, 0.5 or 0; null: it has no result
 * @param moveMs granted for a move
 * @param startMs granted for the start
 * @param game what the viewer shows
 * @param cells what the numbers of its pictures stand for
 * @param evidence what was measured of late answers and faults, by the number of the ply
 * @param disturbed why attempts before this one did not count
 */
public record GameView(
        String id,
        List<String> seats,
        boolean isLive,
        int opening,
        @OrNull List<Double> points,
        double moveMs,
        double startMs,
        ViewedGame game,
        List<Cell> cells,
        Map<Integer, Evidence> evidence,
        List<String> disturbed) {
    /** Of a game with a result, or one that was given up after some attempts, told in a language. */
    static GameView of(GameRecord game, Rules<?> rules, Language language) {
        PackedPictures pictures = new PackedPictures();
        ViewedGame viewed = ViewedGame.of(SavedMoves.of(rules, game), pictures, language);
        Map<Integer, Evidence> evidence = new TreeMap<>();
        game.plies().forEach(ply -> ply.excused().ifPresent(what -> evidence.put(ply.number(), what)));
        game.faults().forEach(fault -> fault.evidence().ifPresent(what -> evidence.put(fault.ply(), what)));
        return new GameView(
                game.id(),
                game.seats().stream().map(seat -> AgentId.of(seat.entrant())).toList(),
                false,
                game.fixture().pair(),
                game.points(),
                game.granted().moveMs(),
                game.granted().startMs(),
                viewed,
                pictures.cells(),
                evidence,
                game.voided().stream()
                        .map(attempt -> attempt.voided().orElseThrow().in(language))
                        .toList());
    }

    /** Of a game in play. */
    static GameView of(PlayingGame.Course course, Rules<?> rules, TournamentFacts facts) {
        PackedPictures pictures = new PackedPictures();
        List<List<List<Object>>> drawn = new ArrayList<>();
        boolean isWhole = draw(course, rules, picture -> drawn.add(pictures.add(picture)));
        List<Double> none = course.moves().stream().map(move -> 0.0).toList();
        ViewedGame viewed = new ViewedGame(
                course.opening(),
                course.moves(),
                course.by(),
                course.wall(),
                none,
                none,
                List.of(),
                isWhole ? drawn : null,
                List.of(),
                null,
                List.of(),
                null,
                null);
        return new GameView(
                course.id(),
                course.seats().stream().map(AgentId::of).toList(),
                true,
                Integer.parseInt(course.id().substring(0, course.id().indexOf('-'))),
                null,
                facts.moveMs(),
                facts.startMs(),
                viewed,
                pictures.cells(),
                Map.of(),
                List.of());
    }

    private static boolean draw(PlayingGame.Course course, Rules<?> rules, Consumer<Picture> drawing) {
        Optional<? extends LiveBoard<?>> board = LiveBoard.of(rules, course.start());
        board.ifPresent(start -> drawing.accept(start.picture()));
        for (String move : course.moves()) {
            if (board.isEmpty() || !board.get().play(move)) {
                return false;
            }
            drawing.accept(board.get().picture());
        }
        return board.isPresent();
    }

    /** Of a game on file. */
    static GameView of(GameRecord game, Terms terms, Language language) {
        return of(terms.published(game), terms.rules(), language);
    }
}
