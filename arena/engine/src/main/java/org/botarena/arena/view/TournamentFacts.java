package org.botarena.arena.view;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.botarena.api.picture.Cell;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.timing.TimeControl;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Standings;

/**
 * The game and the progress of a tournament; the components except the setup are fields of the JSON. Immutable.
 *
 * @param setup its definition
 */
@JsonPropertyOrder({"heading", "game", "format", "rule", "moveMs", "clock", "startMs", "jobs", "atMost"})
public record TournamentFacts(
        @JsonIgnore Setup setup,
        @JsonPropertyDescription("its state") State state,
        @JsonPropertyDescription("when it began, UTC") String started,

        @JsonPropertyDescription("when its last run ended, UTC, or null if it runs") @OrNull
        String ended,

        @JsonPropertyDescription("games that have ended") long done,

        @JsonPropertyDescription("in all, or 0 if it has no end")
        long games,

        @JsonPropertyDescription("games that were given up") int unplayed,

        @JsonPropertyDescription("attempts that the machine disturbed since this server follows")
        int disturbed,

        @JsonPropertyDescription("estimated end of the last game, UTC, or null if not known") @OrNull
        String ends,

        @JsonPropertyDescription("when the last game should have ended, UTC, or null for no limit") @OrNull
        String until,

        @JsonPropertyDescription("that is played, from 1, or 0 if not known")
        int round) {
    /** The state of a tournament. */
    public enum State {
        /** A process plays it. */
        RUNNING,
        /** All games have been played, or time was up. */
        FINISHED,
        /** It was stopped and can be resumed. */
        STOPPED,
        /** Its process was ended by force; it can be resumed. */
        BROKEN,
        /** Everything after a certain time is hidden. */
        FROZEN
    }

    @JsonProperty
    @JsonPropertyDescription("its title, else the game and the number of entrants, by language")
    Map<String, String> heading() {
        return setup.heading().texts();
    }

    @JsonProperty
    String game() {
        return setup.terms().rules().name();
    }

    @JsonProperty
    @JsonPropertyDescription("the symbol of each side in pictures; empty: none")
    List<Cell> pieces() {
        return setup.terms().rules().pieces();
    }

    @JsonProperty
    String format() {
        return setup.format().toString();
    }

    @JsonProperty
    @JsonPropertyDescription("the most that a move may take: with a clock, its base")
    double moveMs() {
        return setup.terms().times().moves().longest().toNanos() / 1e6;
    }

    @JsonProperty
    @JsonPropertyDescription("the clock of each game, 1m+1s, or null if each move has its own time")
    @OrNull
    String clock() {
        return setup.terms().times().clock().map(TimeControl.Clock::toString).orElse(null);
    }

    @JsonProperty
    double startMs() {
        return setup.terms().times().start().toNanos() / 1e6;
    }

    @JsonProperty
    int jobs() {
        return setup.jobs();
    }

    @JsonProperty
    @JsonPropertyDescription("whether results may make the games fewer")
    boolean atMost() {
        return !setup.format().isFixed();
    }

    @JsonProperty
    @JsonPropertyDescription("how places are decided, a sentence by language")
    Map<String, String> rule() {
        return Standings.rule(setup.format()).texts();
    }

    static TournamentFacts of(RecordedTournament recorded, State state, LiveNews news) {
        RecordedTournament.Run run = recorded.run();
        boolean isRunning = state == State.RUNNING;
        return new TournamentFacts(
                recorded.setup(),
                state,
                run.started(),
                isRunning || state == State.FROZEN ? null : run.end().moment().toString(),
                recorded.tally().games(),
                recorded.hasEnd() ? recorded.setup().games() : 0,
                recorded.tally().givenUp().size(),
                news.disturbed(),
                isRunning && recorded.hasEnd()
                        ? news.ends().map(Instant::toString).orElse(null)
                        : null,
                isRunning ? news.until().orElse(null) : null,
                news.round());
    }
}
