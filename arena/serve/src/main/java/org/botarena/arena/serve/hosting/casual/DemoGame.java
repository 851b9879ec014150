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
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.page.PackedPicture;
import org.botarena.arena.report.page.PackedPictures;
import org.botarena.arena.report.page.ViewedGame;
import org.botarena.arena.serve.hosting.ladder.HostedLadder;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.store.Store;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.play.internal.Referee;

/**
 * A game that shows visitors what is played: the ladder's last one, or one of random moves before there is any. The components are
 * the JSON's fields. Immutable.
 */
public record DemoGame(
        @JsonPropertyDescription("by seat; none: nobody played it")
        List<String> names,

        @JsonPropertyDescription("of the start and after each ply")
        List<PackedPicture> pictures,

        @JsonPropertyDescription("what the numbers in the pictures stand for")
        List<Cell> cells,

        @JsonPropertyDescription("what stands for each seat in the pictures; none: nothing does")
        List<Cell> pieces) {
    /** That of an event now. */
    public static DemoGame of(EventVenue venue, HostedLadder ladder) {
        return recorded(venue, ladder).orElseGet(() -> random(venue.terms().rules()));
    }

    private static Optional<DemoGame> recorded(EventVenue venue, HostedLadder ladder) {
        List<String> last = ladder.ranking().games(entrant -> true, 1).stream()
                .map(game -> game.id())
                .toList();
        if (last.isEmpty() || !Store.isIn(ladder.folder())) {
            return Optional.empty();
        }
        try (Store store = Store.read(ladder.folder())) {
            return store.games()
                    .find(last.get(0))
                    .flatMap(game -> recorded(venue.terms().rules(), game));
        }
    }

    private static Optional<DemoGame> recorded(Rules<?> rules, GameRecord game) {
        PackedPictures packed = new PackedPictures();
        ViewedGame viewed = ViewedGame.of(rules, game, packed, Language.ENGLISH);
        return Optional.ofNullable(viewed.pictures())
                .map(pictures -> new DemoGame(game.names(), pictures, packed.cells(), pieces(rules)));
    }

    private static <P extends Position<P>> DemoGame random(Rules<P> rules) {
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
        return new DemoGame(List.of(), pictures, packed.cells(), pieces(rules));
    }

    static List<Cell> pieces(Rules<?> rules) {
        return IntStream.range(0, rules.players())
                .mapToObj(rules::piece)
                .flatMap(Optional::stream)
                .toList();
    }
}
