package org.botarena.arena.view;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.botarena.api.Rules;
import org.botarena.api.picture.Cell;
import org.botarena.arena.match.Terms;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.page.PackedPictures;
import org.botarena.arena.report.page.ViewedGame;
import org.botarena.arena.roster.profile.AgentId;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.catalogue.Language;

/** A game for stepping through; the components are the JSON's fields. Immutable. */
public record GameView(
        @JsonPropertyDescription("of the game") String id,

        @JsonPropertyDescription("the ids of the agents, by seat")
        List<String> seats,

        @JsonPropertyDescription("whether it is in play") boolean isLive,

        @JsonPropertyDescription("the number of the pair of games that begin alike, from 0")
        int opening,

        @JsonPropertyDescription("by seat: 1, 0.5 or 0, or null if it has no result") @OrNull
        List<Double> points,

        @JsonPropertyDescription("granted for a move") double moveMs,
        @JsonPropertyDescription("granted for the start") double startMs,
        @JsonPropertyDescription("what the viewer shows") ViewedGame game,

        @JsonPropertyDescription("what the numbers of its pictures stand for")
        List<Cell> cells,

        @JsonPropertyDescription("what was measured of faults, by the number of the ply")
        Map<Integer, Evidence> evidence,

        @JsonPropertyDescription("why attempts before this one did not count")
        List<String> disturbed) {
    /** The view of a recorded game, with a result or given up after some attempts. */
    static GameView of(GameRecord game, Terms terms, Language language) {
        GameRecord published = terms.published(game);
        List<String> disturbed = published.voided().stream()
                .map(attempt -> attempt.voided().orElseThrow().in(language))
                .toList();
        return of(published, terms.rules(), language, false, disturbed);
    }

    /** The public view of a game that is in progress or recorded. */
    static GameView of(GameRecord game, Rules<?> rules, Language language, boolean isLive, List<String> disturbed) {
        PackedPictures pictures = new PackedPictures();
        ViewedGame viewed = ViewedGame.of(rules, game, pictures, language);
        Map<Integer, Evidence> evidence = new TreeMap<>();
        game.faults().forEach(fault -> fault.evidence().ifPresent(what -> evidence.put(fault.ply(), what)));
        return new GameView(
                game.id(),
                game.names().stream().map(AgentId::of).toList(),
                isLive,
                game.fixture().pair(),
                game.points(),
                game.granted().moves().longest().toNanos() / 1e6,
                game.granted().start().toNanos() / 1e6,
                viewed,
                pictures.cells(),
                evidence,
                disturbed);
    }
}
