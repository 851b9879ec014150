package org.botarena.arena.view;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.api.picture.Cell;
import org.botarena.arena.report.page.PackedPictures;
import org.botarena.arena.report.summary.FirstPlaces;
import org.botarena.arena.report.summary.Row;

/**
 * The state of a tournament for all readers; the components except the games are the JSON's fields. Immutable.
 *
 * @param last the last games that ended, the latest last
 */
public record Snapshot(
        @JsonPropertyDescription("of the last event that is in it")
        EventId id,

        @JsonPropertyDescription("when it was made, in milliseconds since 1970")
        long now,

        @JsonPropertyDescription("what is played, and how far it is")
        TournamentFacts tournament,

        @JsonPropertyDescription("the best first") List<Row> standings,

        @JsonPropertyDescription("of a tournament that is frozen: its last places as they have become, the best first")
        List<Row> revealed,

        @JsonPropertyDescription("since when the rows' changes of place count, UTC; empty: nothing to compare with")
        String movement,

        @JsonPropertyDescription("games in play") List<PlayingGame.View> playing,

        @JsonPropertyDescription("what the numbers of their pictures stand for")
        List<Cell> cells,

        @JsonPropertyDescription("the last games that ended, the newest first")
        List<GameLine> recent,

        @JsonPropertyDescription("faults, late answers that count, disturbed games, the newest first")
        List<Happening> ticker,

        @JsonPropertyDescription("changes of the lead, decided places, upsets, the newest first")
        List<Headline> headlines,

        @JsonPropertyDescription("notices for the organizer, by language, the newest first")
        List<Map<String, String>> notices,

        @JsonPropertyDescription("who meets whom in the round, ids of agents; none where every round has the same")
        List<List<String>> meetings,

        @JsonPropertyDescription("whether the server could not follow the tournament of late, and tries again")
        boolean behind,

        @JsonIgnore List<GameLine> last) {
    private static final int RECENT = 20;

    /** The state from the table, the news and the last games that ended. */
    static Snapshot of(
            EventId id,
            Instant now,
            TournamentFacts facts,
            RunningTable table,
            String movement,
            List<Row> revealed,
            LiveNews news,
            boolean isBehind,
            List<GameLine> last) {
        PackedPictures pictures = new PackedPictures();
        return new Snapshot(
                id,
                now.toEpochMilli(),
                facts,
                table.rows(),
                revealed,
                movement,
                news.playing().stream().map(game -> game.view(pictures)).toList(),
                pictures.cells(),
                lastFirst(last).stream().limit(RECENT).toList(),
                news.ticker(),
                table.headlines(),
                news.notices(),
                news.meetings(),
                isBehind,
                last);
    }

    static <T> List<T> lastFirst(Collection<T> some) {
        List<T> turned = new ArrayList<>(some);
        Collections.reverse(turned);
        return turned;
    }

    /** The snapshot with a new mark that the server falls behind, or no longer does. */
    Snapshot behind(EventId next, boolean isBehind) {
        return with(next, standings, revealed, headlines, isBehind);
    }

    /** The snapshot if the public sees only the first places. */
    public Snapshot firstPlaces() {
        List<Row> first = revealed.stream()
                .filter(row -> row.standing().place() <= FirstPlaces.SHOWN)
                .toList();
        return with(id, FirstPlaces.of(standings), first, ofFirst(headlines), behind);
    }

    private Snapshot with(EventId newId, List<Row> rows, List<Row> newRevealed, List<Headline> some, boolean isBehind) {
        return new Snapshot(
                newId,
                now,
                tournament,
                rows,
                newRevealed,
                movement,
                playing,
                cells,
                recent,
                ticker,
                some,
                notices,
                meetings,
                isBehind,
                last);
    }

    /** The headlines about the first places. */
    List<Headline> ofFirst(List<Headline> some) {
        Set<String> first =
                standings.stream().limit(FirstPlaces.SHOWN).map(Row::agent).collect(Collectors.toSet());
        return some.stream()
                .filter(headline -> first.containsAll(headline.agents()))
                .toList();
    }

    /** The games that ended after an earlier snapshot. */
    List<GameLine> endedSince(Snapshot before) {
        long ended = tournament.done() - before.tournament.done();
        return last.subList((int) Math.max(0, last.size() - ended), last.size());
    }

    /** Whether results are hidden from the public until the first place is revealed. */
    @JsonIgnore
    public boolean isHidden() {
        return tournament.state() == TournamentFacts.State.FROZEN
                && revealed.isEmpty()
                && standings.stream().allMatch(row -> row.standing().games() == 0);
    }

    /** The row of an agent. */
    public Optional<Row> row(String agent) {
        return standings.stream().filter(row -> row.agent().equals(agent)).findFirst();
    }
}
