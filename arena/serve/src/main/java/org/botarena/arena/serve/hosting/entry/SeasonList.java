package org.botarena.arena.serve.hosting.entry;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.text.JsonText;

/** The seasons of an event that have ended, and the one that is ending. Thread-safe. */
public record SeasonList(EventFile file) {
    private static final String ENDING = "season.ending";
    private static final String MOVING = "season.moving";

    /** Those that have ended, the newest first. */
    public List<Season> all() {
        return file.all(
                "SELECT number, name, begun, ended, receipts, standings FROM season ORDER BY number DESC",
                row -> new Season(
                        row.getInt(1),
                        row.getString(2),
                        row.getString(3),
                        row.getString(4),
                        parsed(row.getString(5), new TypeReference<Map<String, String>>() {}),
                        parsed(row.getString(6), new TypeReference<List<Season.Place>>() {})));
    }

    /** The last one that has ended; empty: it is the first. */
    public Optional<Season> last() {
        return all().stream().findFirst();
    }

    private static <T> T parsed(String json, TypeReference<T> type) {
        try {
            return JsonText.MAPPER.readValue(json, type);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a season on file is damaged: " + json, e);
        }
    }

    /** When the one that goes on has begun: when the last one ended, or somebody first took part. */
    public String begun() {
        return last().map(Season::ended)
                .or(() -> file.first("SELECT min(since) FROM person", row -> row.getString(1)))
                .orElseGet(file::stamp);
    }

    /** The name of the one that is to end now; empty: none is. */
    public Optional<String> ending() {
        return file.setting(ENDING);
    }

    /** Lets the one that goes on end under this name. */
    public void end(String name) {
        file.set(ENDING, name);
    }

    /** It has ended so, and another one goes on; its folders {@linkplain #moving have to be moved} now. */
    public void ended(Map<String, String> receipts, List<Season.Place> standings) {
        file.change(() -> {
            long number = 1 + file.number("SELECT count(*) FROM season");
            file.set(MOVING, "" + number);
            file.update(
                    "INSERT INTO season (number, name, begun, ended, receipts, standings) VALUES (?, ?, ?, ?, ?, ?)",
                    number,
                    ending().orElseThrow(),
                    begun(),
                    file.stamp(),
                    JsonText.MAPPER.valueToTree(receipts).toString(),
                    JsonText.MAPPER.valueToTree(standings).toString());
            file.unset(ENDING);
        });
    }

    /** The number of the one whose folders are not moved yet; empty: all are. */
    public Optional<Integer> moving() {
        return file.setting(MOVING).map(Integer::valueOf);
    }

    /** They are. */
    public void moved() {
        file.unset(MOVING);
    }
}
