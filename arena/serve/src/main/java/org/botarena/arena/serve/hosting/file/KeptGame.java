package org.botarena.arena.serve.hosting.file;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.form.StableJson;

/** A game with its logs in the event's file: a JSON array of the record and of the logs by seat. */
public final class KeptGame {
    private KeptGame() {}

    public static String json(GameRecord game) {
        return StableJson.text(List.of(game, game.logs()));
    }

    /**
     * Reads a kept game.
     *
     * @throws IllegalArgumentException if it is damaged
     */
    public static GameRecord parse(String json) {
        JsonNode kept = StableJson.value(json, JsonNode.class);
        List<String> logs = List.of(StableJson.value(kept.path(1), String[].class));
        return StableJson.value(kept.path(0), GameRecord.class).with(logs);
    }
}
