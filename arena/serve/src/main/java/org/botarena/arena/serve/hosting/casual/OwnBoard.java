package org.botarena.arena.serve.hosting.casual;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.api.picture.Cell;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.page.PackedPictures;
import org.botarena.arena.report.page.ViewedGame;
import org.botarena.arena.report.page.ViewedGame.ViewedFault;
import org.botarena.arena.text.catalogue.Language;

/** A game with its board for the author of one of its agents; the components are the JSON's fields. Immutable. */
public record OwnBoard(
        @JsonUnwrapped OwnGame told,

        @JsonPropertyDescription("what the viewer shows; the reasons of other agents' faults are empty")
        ViewedGame game,

        @JsonPropertyDescription("what the numbers of its pictures stand for")
        List<Cell> cells,

        @JsonPropertyDescription("what stands for each seat in the pictures, or empty if nothing does")
        List<Cell> pieces) {
    /**
     * Makes the board of a game.
     *
     * @param published the same game in its published form
     */
    public static OwnBoard of(Games games, GameRecord game, GameRecord published, Set<String> own, Language language) {
        Rules<?> rules = games.parse(published.game());
        PackedPictures packed = new PackedPictures();
        ViewedGame all = ViewedGame.of(rules, published, packed, language);
        OwnGame told = OwnGame.of(game, own, language);
        List<ViewedFault> faults = IntStream.range(0, all.faults().size())
                .mapToObj(i -> {
                    ViewedFault fault = all.faults().get(i);
                    return new ViewedFault(
                            fault.seat(),
                            fault.ply(),
                            fault.kind(),
                            told.faults().get(i).reason());
                })
                .toList();
        return new OwnBoard(
                told,
                new ViewedGame(
                        all.opening(),
                        all.plies(),
                        all.pictures(),
                        all.counts(),
                        all.scores(),
                        all.tally(),
                        faults,
                        all.marked(),
                        all.leftMs(),
                        null),
                packed.cells(),
                DemoGame.pieces(rules));
    }
}
