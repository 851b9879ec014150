package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.botarena.api.Games;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.format.Swiss;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.tournament.standing.Standings;
import org.botarena.arena.tournament.standing.Tally;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Past standings, after a given number of journal lines. */
class PastTablesTest {
    @TempDir
    private Path folder;

    /** The standings shown while games were played, by the number of the journal's last line. */
    private final TreeMap<Long, Standings> shown = new TreeMap<>();

    private long last;

    /** Plays with a runner where every third game is disturbed at its first attempt, and the seventh at all of them. */
    private void play(Setup setup) {
        Kept kept = new Kept(folder.resolve("cup"), setup);
        kept.play(new Disturbed(kept.runner()), store -> {
            Tally tally = new Tally(setup);
            shown.put(store.games().sequence(), tally.standings());
            return List.of(tally, new Spectator() {
                @Override
                public void ended(GameRecord game) {
                    shown.put(store.games().sequence(), tally.standings());
                }

                @Override
                public void unplayed(GameRecord game) {
                    shown.put(store.games().sequence(), tally.standings());
                }
            });
        });
        last = last();
    }

    private static final class Disturbed implements GameRunner {
        private final GameRunner runner;
        private final List<String> met = new ArrayList<>();

        Disturbed(GameRunner runner) {
            this.runner = runner;
        }

        @Override
        public void prepare(ScheduledGame pairing) {}

        @Override
        public synchronized GameRecord play(ScheduledGame pairing) throws InterruptedException {
            boolean isFirst = !met.contains(pairing.id());
            if (isFirst) {
                met.add(pairing.id());
            }
            int number = met.indexOf(pairing.id());
            return number == 6 || (isFirst && number % 3 == 0)
                    ? new GameRecord(pairing, Attempt.failed(Sentence.quote("a stall")), List.of("", ""))
                    : runner.play(pairing);
        }

        @Override
        public void close() {}
    }

    private Standings at(long sequence) {
        try (Store then = Store.readUpTo(folder.resolve("cup"), sequence)) {
            assertEquals(Math.min(sequence, last()), then.games().sequence());
            Tally tally = new Tally(then.setup(Games.installed()));
            then.games().countInto(tally);
            assertEquals(tally.games(), then.games().count(GameFilter.ALL, Long.MAX_VALUE));
            assertEquals(
                    tally.games(),
                    then.games().page(GameFilter.ALL, Long.MAX_VALUE, 0, 1000).size());
            return tally.standings();
        }
    }

    private long last() {
        try (Store store = Store.read(folder.resolve("cup"))) {
            return store.games().sequence();
        }
    }

    private void assertAsShown(Format format) {
        play(Kept.setup(format, 1));
        assertTrue(shown.size() > 8, "a table after every game");
        for (long sequence = shown.firstKey(); sequence <= last; sequence++) {
            assertEquals(shown.floorEntry(sequence).getValue(), at(sequence), "after line " + sequence);
        }
    }

    @Test
    void afterEveryLineOfASwissTheyAreTheTableThatWasShown() {
        assertAsShown(new Swiss(2));
    }

    @Test
    void afterEveryLineOfARoundRobinTheyAreTheTableThatWasShown() {
        assertAsShown(new RoundRobin());
    }

    @Test
    void aResultThatWasAcceptedLaterDoesNotCountYet() throws InterruptedException {
        Setup setup = Kept.setup(new RoundRobin(), 1);
        play(setup);
        Standings before = at(last);
        try (Store store = Store.open(folder.resolve("cup"))) {
            store.games().each(game -> {
                if (game.id().startsWith("0000-a")) {
                    Attempt other = new Attempt(
                            List.of(),
                            game.result().scores().stream().map(score -> -score).toList(),
                            List.of(),
                            Optional.empty());
                    store.games()
                            .accept(
                                    List.of(new GameRecord(
                                            game.pairing(store.entrants().all()), other, List.of("", ""))),
                                    "a dispute");
                }
            });
        }
        assertEquals(before, at(last));
        assertNotEquals(before, at(last + 1), "the new result counts from its line on");
    }

    @Test
    void aLineThatDoesNotExistYetGivesAllThatIsThere() {
        play(Kept.setup(new RoundRobin(), 1));
        assertEquals(at(last), at(last + 1));
        StoreException refusal = assertThrows(StoreException.class, () -> at(-1));
        assertTrue(refusal.getMessage().contains("'begin'"), refusal::getMessage);
    }
}
