package org.botarena.arena.store;

import java.nio.file.Path;
import java.util.List;
import org.botarena.api.Games;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.EveryFault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.report.Reports;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.schedule.Setup;

/**
 * A small finished tournament with everything that a store can hold: every kind of fault, disturbed attempts, a game
 * given up, a replaced entrant, an accepted rerun.
 */
public final class FaultyCup {
    private static final List<Verdict> FAULTS = EveryFault.with("a1", 2001);

    private FaultyCup() {}

    static Setup setup(int generation) {
        return Kept.setup(
                new RoundRobin(),
                2,
                Kept.entrant("anna", generation),
                Kept.entrant("bert", 1),
                Kept.entrant("carl", 1));
    }

    public static void play(Path folder) {
        new Kept(folder, setup(1)).play(new Faulty(setup(1)), store -> List.of());
        new Kept(folder, setup(2)).play(new Faulty(setup(2)), store -> List.of());
        try (Store store = Store.open(folder)) {
            ScheduledGame first = Contest.games(setup(2)).get(0);
            GameRecord again = new PlayedInProcess(setup(2).terms().rules()).play(first);
            store.games()
                    .accept(
                            List.of(new GameRecord(first, again.result(), List.of("again\n", ""))),
                            "the machine slept");
            Reports.write(store, Games.installed());
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Bert's faults, one kind after the other; games of carl as first against bert are always disturbed. */
    private record Faulty(Setup setup) implements GameRunner {
        @Override
        public void prepare(ScheduledGame pairing) {}

        @Override
        public GameRecord play(ScheduledGame pairing) throws InterruptedException {
            List<String> names =
                    pairing.seats().stream().map(seat -> seat.name()).toList();
            if (names.equals(List.of("carl", "bert")) && pairing.fixture().pair() == 1) {
                Attempt disturbed = Attempt.failed(Sentence.quote("a stall of 80 ms"));
                return new GameRecord(pairing, disturbed, List.of("disturbed\n", ""));
            }
            PlayedInProcess runner = new PlayedInProcess(setup.terms().rules());
            Verdict fault = FAULTS.get(Math.floorMod(pairing.id().hashCode(), FAULTS.size()));
            return names.get(0).equals("bert") ? runner.withFault("bert", fault).play(pairing) : runner.play(pairing);
        }

        @Override
        public void close() {}
    }
}
