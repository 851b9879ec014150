package org.botarena.arena.serve.hosting.entry;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.text.JsonText;

/** The finished seasons of an event, the last standings of the current one, and the one that is ending. Thread-safe. */
public record SeasonList(EventFile file) {
    private static final String ENDING = "season.ending";
    private static final String MOVING = "season.moving";
    private static final String STANDINGS = "season.standings";

    /** The finished seasons, the newest first. */
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

    /** The last finished season; empty during the first one. */
    public Optional<Season> last() {
        return all().stream().findFirst();
    }

    private static <T> T parsed(String json, TypeReference<T> type) {
        try {
            return JsonText.MAPPER.readValue(json, type);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a recorded season is damaged: " + json, e);
        }
    }

    /** The start of the current season: the end of the last one, or the first registration. */
    public String begun() {
        return last().map(Season::ended)
                .or(() -> file.first("SELECT min(since) FROM person", row -> row.getString(1)))
                .orElseGet(file::stamp);
    }

    /**
     * Keeps the standings of the current season.
     *
     * @return false if they have not changed, or have no lines
     */
    public boolean keep(List<Season.Place> lines) {
        if (lines.isEmpty()
                || standings().filter(last -> last.lines().equals(lines)).isPresent()) {
            return false;
        }
        file.set(
                STANDINGS,
                JsonText.MAPPER
                        .valueToTree(new LastStandings(file.stamp(), lines))
                        .toString());
        return true;
    }

    /** The standings of the current season when they were last kept, or empty if it has none yet. */
    public Optional<LastStandings> standings() {
        return file.setting(STANDINGS).map(json -> parsed(json, new TypeReference<LastStandings>() {}));
    }

    /** Gives an entrant another name in all standings. Call it in {@link EventFile#change}. */
    public void rename(String entrant, String name) {
        String from = quoted(entrant);
        String to = quoted(name);
        file.update("UPDATE season SET standings = replace(standings, ?, ?)", from, to);
        file.update("UPDATE setting SET value = replace(value, ?, ?) WHERE name = ?", from, to, STANDINGS);
    }

    /** In quotes, as in JSON: an alias has no character to escape. */
    private static String quoted(String entrant) {
        return '"' + entrant + '"';
    }

    /** The name of the season that is ending, or empty if none is. */
    public Optional<String> ending() {
        return file.setting(ENDING);
    }

    /** Begins to end the current season under this name. */
    public void end(String name) {
        file.set(ENDING, name);
    }

    /** Ends the season and begins another one; its folders {@linkplain #moving have to be moved} next. */
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
            file.unset(STANDINGS);
            new Versions(file).unrate();
        });
    }

    /** The number of the season whose folders have not been moved yet, or empty if all have. */
    public Optional<Integer> moving() {
        return file.setting(MOVING).map(Integer::valueOf);
    }

    /** They are. */
    public void moved() {
        file.unset(MOVING);
    }
}
