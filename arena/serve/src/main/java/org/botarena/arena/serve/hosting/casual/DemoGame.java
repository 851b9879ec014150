package org.botarena.arena.serve.hosting.casual;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.picture.Cell;
import org.botarena.arena.report.page.PackedPicture;
import org.botarena.arena.report.page.PackedPictures;
import org.botarena.play.internal.Referee;

/** A game of random moves that shows visitors the event's game; the components are the JSON's fields. Immutable. */
public record DemoGame(
        @JsonPropertyDescription("of the start and after each ply")
        List<PackedPicture> pictures,

        @JsonPropertyDescription("what the numbers in the pictures stand for")
        List<Cell> cells) {
    /** A random game by these rules. It reveals nothing about the event's games, even during a freeze. */
    public static <P extends Position<P>> DemoGame random(Rules<P> rules) {
        SplittableRandom random = new SplittableRandom(1);
        Referee<P> game = new Referee<>(rules, rules.deal(random));
        PackedPictures packed = new PackedPictures();
        List<PackedPicture> pictures = new ArrayList<>();
        pictures.add(packed.add(rules.picture(game.position(), List.of())));
        while (!game.isOver()) {
            long forced = game.forced();
            long[] moves = game.position().moves();
            game.enter(forced == Position.NONE ? moves[random.nextInt(moves.length)] : forced);
            pictures.add(packed.add(rules.picture(game.position(), game.moves())));
        }
        return new DemoGame(pictures, packed.cells());
    }

    /** The pieces of each seat in a game's pictures, or empty if the pictures show no pieces. */
    static List<Cell> pieces(Rules<?> rules) {
        return IntStream.range(0, rules.players())
                .mapToObj(rules::piece)
                .flatMap(Optional::stream)
                .toList();
    }
}
