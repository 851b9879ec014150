package org.botarena.arena.serve.watch;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.api.picture.Cell;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.serve.http.Answer;
import org.botarena.arena.serve.stream.EventId;
import org.botarena.arena.serve.stream.EventMessage;

/**
 * How a tournament stands, for everybody who asks; the components but the games are the JSON's fields. Immutable.
 *
 * @param id of the last event that is in it
 * @param now when it was made, in milliseconds since 1970
 * @param tournament what is played, and how far it is
 * @param standings the best first
 * @param revealed of a tournament that is frozen: its last places as they have become, the best first
 * @param movement since when the rows' changes of place count, UTC; empty: nothing to compare with
 * @param playing games in play
 * @param cells what the numbers of their pictures stand for
 * @param recent the last games that ended, the newest first
 * @param ticker faults, late answers that count, disturbed games, the newest first
 * @param notices what the organizer was told, by language, the newest first
 * @param meetings who meets whom in the round, ids of agents; none where every round has the same
 * @param behind whether the server could not follow the tournament of late, and tries again
 * @param games all games that have ended, which are asked for by themselves
 * @param records of the games in play
 */
public record Snapshot(
        EventId id,
        long now,
        TournamentFacts tournament,
        List<StandingRow> standings,
        List<StandingRow> revealed,
        String movement,
        List<PlayingGame.View> playing,
        List<Cell> cells,
        List<GameLine> recent,
        List<Happening> ticker,
        List<Map<String, String>> notices,
        List<List<String>> meetings,
        boolean behind,
        @JsonIgnore List<GameLine> games,
        @JsonIgnore List<GameRecord> records) {
    /** The same for those who read the stream. */
    public EventMessage message() {
        return new EventMessage(id, EventMessage.SNAPSHOT, Answer.text(this));
    }

    /** It stands still, and these last places are told as they have become meanwhile. */
    public Snapshot frozen(List<StandingRow> places) {
        return new Snapshot(
                id,
                now,
                tournament.frozen(),
                standings,
                places,
                "",
                List.of(),
                List.of(),
                recent,
                List.of(),
                List.of(),
                List.of(),
                false,
                games,
                List.of());
    }

    /** The same when the server falls behind, or is no longer behind. */
    Snapshot behind(EventId next, boolean isBehind) {
        return new Snapshot(
                next,
                now,
                tournament,
                standings,
                revealed,
                movement,
                playing,
                cells,
                recent,
                ticker,
                notices,
                meetings,
                isBehind,
                games,
                records);
    }

    /** What is new in it, each part by its name; of the games that ended only those, and nothing of those in play. */
    Map<String, Object> changesSince(Snapshot before) {
        Map<String, Object> changes = new LinkedHashMap<>();
        add(changes, "ended", List.of(), games.subList(before.games.size(), games.size()));
        add(changes, "tournament", before.tournament, tournament);
        add(changes, "standings", before.standings, standings);
        add(changes, "movement", before.movement, movement);
        add(changes, "ticker", before.ticker, ticker);
        add(changes, "notices", before.notices, notices);
        add(changes, "meetings", before.meetings, meetings);
        return changes;
    }

    /** Adds a part that has changed. */
    static void add(Map<String, Object> changes, String name, Object before, Object now) {
        if (!now.equals(before)) {
            changes.put(name, now);
        }
    }

    /** The row of an agent. */
    public Optional<StandingRow> row(String agent) {
        return standings.stream().filter(row -> row.agent().equals(agent)).findFirst();
    }
}
