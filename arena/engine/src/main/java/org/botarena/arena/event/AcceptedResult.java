package org.botarena.arena.event;

import java.util.List;
import java.util.Optional;
import org.botarena.api.Games;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.Reports;
import org.botarena.arena.store.RemainingScheduler;
import org.botarena.arena.store.State;
import org.botarena.arena.store.Store;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.schedule.Schedule;
import org.botarena.arena.tournament.schedule.Setup;

/**
 * Accepts another result for a recorded game, or a first one for a game that was given up. If rounds are drawn from
 * results, only games of the last round are allowed, since later rounds would have been drawn differently. One
 * thread.
 */
final class AcceptedResult {
    private final Store store;
    private final Games rules;
    private final Setup setup;

    /** In this tournament. */
    AcceptedResult(Store store, Games games) {
        this.store = store;
        this.rules = games;
        this.setup = store.setup(games);
    }

    /**
     * The reason why a game must stay as it is, as a sentence without a full stop, or empty if it can have another
     * result.
     */
    Optional<String> refusal(String id) {
        if (setup.format().isFixed() || store.roundState(rules).latest().contains(id)) {
            return Optional.empty();
        }
        return Optional.of(
                store.games().givenUpAs(id).isPresent()
                        ? ("in a %s the rounds after this game were drawn without a result of it; with one they would have"
                                        + " been others, so it stays given up")
                                .formatted(setup.format())
                        : ("in a %s the rounds after this game were drawn from its result, which can therefore not be"
                                        + " exchanged")
                                .formatted(setup.format()));
    }

    /**
     * Makes these results count, and rewrites all reports.
     *
     * @param reason recorded with them
     * @return whether there is more to play now by resuming: they may tie a knockout match
     */
    boolean accept(List<GameRecord> games, String reason) {
        store.games().accept(games, reason);
        boolean isReopened = store.progress() == State.FINISHED && isMoreToPlay();
        if (isReopened) {
            store.changes().reach(State.STOPPED, store.end());
        }
        Reports.write(store, rules);
        return isReopened;
    }

    /** Skips formats with fixed rounds, where results never change what is played and there may be a million games. */
    private boolean isMoreToPlay() {
        if (setup.format().isFixed()) {
            return false;
        }
        Fixtures fixtures = Fixtures.of(setup.terms().rules(), setup.openings(), setup.seed());
        return new RemainingScheduler(new Schedule(setup, fixtures), store.games())
                .next()
                .isPresent();
    }
}
