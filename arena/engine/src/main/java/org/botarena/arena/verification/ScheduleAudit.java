package org.botarena.arena.verification;

import java.security.SecureRandom;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.Games;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.store.GameEntry;
import org.botarena.arena.store.Ledger;
import org.botarena.arena.store.State;
import org.botarena.arena.store.Store;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.format.GamePair;
import org.botarena.arena.tournament.schedule.Schedule;
import org.botarena.arena.tournament.schedule.Setup;

/**
 * Recomputes a tournament's schedule with its fixtures and the agents' seeds, and compares the recorded games with
 * it. One thread.
 */
final class ScheduleAudit {
    /** How many of the last recorded draws are recomputed, in addition to some random ones. */
    private static final int LAST_DRAWS = 20;

    private static final int RANDOM_DRAWS = 100;

    /** The most missing games to name: a wrong number of pairs would produce millions. */
    private static final int MOST_MISSING = 1_000;

    private final Store store;
    private final Ledger ledger;
    private final Setup setup;
    private final Fixtures fixtures;
    private final Consumer<String> found;
    private final Set<String> scheduled = new HashSet<>();
    private final List<List<GamePair>> draws;
    private final Set<Integer> recomputed;
    private int missing;

    ScheduleAudit(Store store, Games games, boolean isFull, Consumer<String> found) {
        this.draws = store.draws();
        this.recomputed = recomputed(draws.size(), isFull);
        this.store = store;
        this.ledger = store.games();
        this.setup = store.setup(games);
        this.fixtures = Fixtures.of(setup.terms().rules(), setup.openings(), setup.seed());
        this.found = found;
    }

    /** The numbers of the draws to recompute, from 0. */
    private static Set<Integer> recomputed(int draws, boolean isFull) {
        if (isFull || draws <= LAST_DRAWS + RANDOM_DRAWS) {
            return IntStream.range(0, draws).boxed().collect(Collectors.toSet());
        }
        int earlier = draws - LAST_DRAWS;
        return IntStream.concat(
                        IntStream.range(earlier, draws),
                        new SecureRandom().ints(0, earlier).distinct().limit(RANDOM_DRAWS))
                .boxed()
                .collect(Collectors.toSet());
    }

    private void checkDraw(Schedule schedule) {
        int round = schedule.round();
        if (recomputed.contains(round)) {
            schedule.draw().filter(drawn -> !drawn.equals(draws.get(round))).ifPresent(drawn -> {
                recomputed.remove(round);
                found.accept(String.format(
                        Locale.ROOT,
                        "round %d was not drawn from the results before it: %s",
                        round + 1,
                        draws.get(round)));
            });
        }
    }

    void look() {
        Schedule schedule = new Schedule(setup, fixtures, draws);
        checkDraw(schedule);
        boolean isFinished = store.progress() == State.FINISHED;
        long left = ledger.count() + ledger.givenUp().size();
        for (Optional<ScheduledGame> next = schedule.next();
                next.isPresent() && (left > 0 || (isFinished && missing < MOST_MISSING));
                next = schedule.next()) {
            ScheduledGame game = next.get();
            scheduled.add(game.id());
            Optional<GameRecord> played = ledger.find(game.id());
            Optional<GameRecord> givenUp = played.isPresent() ? Optional.empty() : ledger.givenUpAs(game.id());
            played.ifPresent(record -> compare(game, record));
            played.ifPresent(schedule::ended);
            givenUp.ifPresent(schedule::unplayed);
            left -= played.isPresent() || givenUp.isPresent() ? 1 : 0;
            checkDraw(schedule);
            if (isFinished && played.isEmpty() && givenUp.isEmpty() && ++missing <= MOST_MISSING) {
                found.accept("game %s is missing: the tournament is finished, and its schedule has this game"
                        .formatted(game.id()));
            }
        }
        others();
    }

    private void compare(ScheduledGame expected, GameRecord onFile) {
        GameRecord computed = GameRecord.of(expected).bare(Optional.empty());
        GameRecord recorded = onFile.bare(Optional.empty());
        if (!computed.equals(recorded)) {
            found.accept("game %s: its fixture, seats or seeds are not those of the schedule: %s, and it should be %s"
                    .formatted(expected.id(), StableJson.text(recorded), StableJson.text(computed)));
        }
    }

    /** Games that are not in the schedule: they belong to replaced jars, or something is wrong. */
    private void others() {
        ledger.count((game, line) -> {
            if (!scheduled.contains(game.outcome().id())) {
                found.accept(
                        "game %s is recorded and counts, but the schedule does not have it: were the pairs or the entrants more?"
                                .formatted(game.outcome().id()));
            }
        });
        ledger.attempts((name, entry, counted) ->
                entry.filter(one -> !scheduled.contains(one.game().id())).ifPresent(this::fixture));
    }

    private void fixture(GameEntry entry) {
        Fixture fixture = entry.game().fixture();
        if (!fixture.equals(fixtures.pair(fixture.pair()))) {
            found.accept(String.format(
                    Locale.ROOT,
                    "game %s: its fixture is not the one of pair %d",
                    entry.game().id(),
                    fixture.pair()));
        }
    }
}
