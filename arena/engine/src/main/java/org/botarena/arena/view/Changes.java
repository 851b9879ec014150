package org.botarena.arena.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.api.picture.Cell;
import org.botarena.arena.report.summary.FirstPlaces;
import org.botarena.arena.report.summary.Row;

/** The changes of a tournament since a snapshot. Present components are the JSON's fields. Immutable. */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Changes(
        @JsonPropertyDescription("the eldest first") Optional<List<GameLine>> ended,
        Optional<TournamentFacts> tournament,
        Optional<List<Row>> standings,
        Optional<String> movement,
        Optional<List<Happening>> ticker,
        Optional<List<Headline>> headlines,
        Optional<List<Map<String, String>>> notices,
        Optional<List<List<String>>> meetings,
        @JsonPropertyDescription("those with new plies") Optional<List<PlayingGame.View>> playing,

        @JsonPropertyDescription("the ids of games that are no longer in play")
        Optional<List<String>> gone,

        long now,

        @JsonPropertyDescription("what the numbers in the pictures of 'playing' stand for")
        List<Cell> cells) {
    /**
     * The changes between two snapshots, with the games that moved and those that left.
     *
     * @param isFirstOnly whether the public sees only the first places
     */
    static Changes of(
            Snapshot before,
            Snapshot now,
            boolean isFirstOnly,
            List<PlayingGame.View> playing,
            List<String> gone,
            List<Cell> cells) {
        return new Changes(
                part(List.of(), now.endedSince(before)),
                part(before.tournament(), now.tournament()),
                part(before.standings(), now.standings()).map(all -> isFirstOnly ? FirstPlaces.of(all) : all),
                part(before.movement(), now.movement()),
                part(before.ticker(), now.ticker()),
                part(before.headlines(), now.headlines()).map(all -> isFirstOnly ? now.ofFirst(all) : all),
                part(before.notices(), now.notices()),
                part(before.meetings(), now.meetings()),
                part(List.of(), playing),
                part(List.of(), gone),
                now.now(),
                cells);
    }

    private static <T> Optional<T> part(T before, T now) {
        return Optional.of(now).filter(one -> !one.equals(before));
    }

    /** Whether anything has changed. */
    public boolean hasAny() {
        return Stream.of(ended, tournament, standings, movement, ticker, headlines, notices, meetings, playing, gone)
                .anyMatch(Optional::isPresent);
    }
}
