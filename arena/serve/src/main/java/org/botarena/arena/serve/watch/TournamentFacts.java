package org.botarena.arena.serve.watch;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.LinkedHashMap;
import java.util.Map;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Standings;

/**
 * What is played and how far it is; the components but the setup are fields of the JSON. Immutable.
 *
 * @param setup what is played
 * @param state where it stands
 * @param started when it began, UTC
 * @param ended when its last run ended, UTC; null: it runs
 * @param done games that have ended
 * @param games in all; 0: it has no end
 * @param unplayed games that were given up
 * @param disturbed attempts that the machine disturbed since this server follows
 * @param ends when the last game will have ended if it goes on so, UTC; null: not known
 * @param until when the last game should have ended, UTC; null: whenever it has
 * @param round that is played, from 1; 0: not known
 */
public record TournamentFacts(
        @JsonIgnore Setup setup,
        State state,
        String started,
        @OrNull String ended,
        long done,
        long games,
        int unplayed,
        int disturbed,
        @OrNull String ends,
        @OrNull String until,
        int round) {
    /** Where a tournament stands. */
    public enum State {
        /** A process plays it. */
        RUNNING,
        /** All games have been played, or time was up. */
        FINISHED,
        /** Somebody stopped it; it can be resumed. */
        STOPPED,
        /** Its process was ended by force; it can be resumed. */
        BROKEN,
        /** Nothing is told of what came after a moment. */
        FROZEN
    }

    /** The fields that say what is played; times in milliseconds. */
    @JsonAnyGetter
    Map<String, Object> played() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("game", setup.terms().rules().name());
        fields.put("format", setup.format().toString());
        fields.put("moveMs", setup.terms().moveMs());
        fields.put("startMs", setup.terms().startMs());
        fields.put("jobs", setup.jobs());
        fields.put("atMost", !setup.format().isFixed());
        fields.put("rule", LiveNews.told(Standings.rule(setup.format())));
        return fields;
    }

    TournamentFacts frozen() {
        return new TournamentFacts(setup, State.FROZEN, started, null, done, games, unplayed, 0, null, null, round);
    }
}
