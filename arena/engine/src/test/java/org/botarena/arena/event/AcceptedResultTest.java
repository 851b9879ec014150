package org.botarena.arena.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.api.Games;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.CupFolder;
import org.botarena.arena.store.Kept;
import org.botarena.arena.store.State;
import org.botarena.arena.store.Store;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.Knockout;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.format.Swiss;
import org.botarena.arena.tournament.schedule.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Another result for a game, or a first one: where rounds are drawn from results, nothing may have been drawn from it.
 */
class AcceptedResultTest {
    private static final Setup SWISS = setup(new Swiss(2), "anna", "bert", "carl", "dora");
    private static final int LAST_OF_EIGHT = 7;

    @RegisterExtension
    final CupFolder cup = new CupFolder(SWISS);

    private final List<ScheduledGame> played = new ArrayList<>();

    private static Setup setup(Format format, String... names) {
        Setup setup = Kept.setup(
                format,
                1,
                List.of(names).stream().map(name -> Kept.entrant(name, 1)).toArray(Entrant[]::new));
        return new Setup(setup.terms(), format, 1, setup.openings(), setup.seed(), 1, setup.entrants());
    }

    /** Plays it; the game that comes as the one of this number is disturbed whenever it is played; -1: none is. */
    private void play(Setup setup, int spoilt) {
        play(setup, new Kept(cup.folder(), setup).runner(), spoilt);
    }

    private void play(Setup setup, GameRunner inner, int spoilt) {
        GameRunner runner = new GameRunner() {
            @Override
            public void prepare(ScheduledGame pairing) {}

            @Override
            public GameRecord play(ScheduledGame pairing) throws InterruptedException {
                if (played.stream().noneMatch(game -> game.id().equals(pairing.id()))) {
                    played.add(pairing);
                }
                boolean isSpoilt = spoilt >= 0
                        && played.size() > spoilt
                        && played.get(spoilt).id().equals(pairing.id());
                return isSpoilt
                        ? new GameRecord(pairing, Attempt.failed(Sentence.quote("a stall")), List.of("", ""))
                        : inner.play(pairing);
            }

            @Override
            public void close() {}
        };
        new Kept(cup.folder(), setup).play(runner, store -> List.of());
    }

    private Optional<String> refusal(int game) {
        try (Store store = Store.read(cup.folder())) {
            return new AcceptedResult(store, Games.installed())
                    .refusal(played.get(game).id());
        }
    }

    private boolean accept(GameRecord game) {
        try (Store store = Store.open(cup.folder())) {
            return new AcceptedResult(store, Games.installed()).accept(List.of(game), "the machine slept");
        }
    }

    private State state() {
        try (Store store = Store.read(cup.folder())) {
            return store.progress();
        }
    }

    @Test
    void aGameGivenUpInAnEarlierRoundStaysSoSinceRoundsWereDrawnWithoutAResult() {
        play(SWISS, 0);
        assertTrue(refusal(0).orElseThrow().contains("drawn without a result of it"), refusal(0)::toString);
        assertTrue(refusal(1).orElseThrow().contains("drawn from its result"), refusal(1)::toString);
    }

    @Test
    void oneGivenUpInTheLastRoundGetsItsFirstResult() throws InterruptedException {
        play(SWISS, LAST_OF_EIGHT);
        assertEquals(Optional.empty(), refusal(LAST_OF_EIGHT));
        boolean isReopened = accept(cup.run().runner().play(played.get(LAST_OF_EIGHT)));
        assertFalse(isReopened);
        assertEquals(State.FINISHED, state());
        assertEquals(List.of(), cup.damage());
        try (Store store = Store.read(cup.folder())) {
            assertEquals(8, store.games().count());
            assertEquals(List.of(), store.games().givenUp());
        }
    }

    @Test
    void aResultOfTheLastRoundGivesWayToAnother() throws InterruptedException {
        play(SWISS, -1);
        assertEquals(Optional.empty(), refusal(LAST_OF_EIGHT));
        accept(cup.run().runner().play(played.get(LAST_OF_EIGHT)));
        assertEquals(List.of(), cup.damage());
    }

    @Test
    void whereRoundsAreFixedAnyGameCanHaveAnotherResult() {
        play(setup(new RoundRobin(), "anna", "bert", "carl"), 0);
        assertEquals(Optional.empty(), refusal(0));
        assertEquals(Optional.empty(), refusal(1));
    }

    @Test
    void aFinalThatItsNewResultsTieIsContinued() {
        Setup knockout = setup(new Knockout(), "anna", "bert");
        play(knockout, cup.run().runner().withFault("bert", new Verdict.Threw()), -1);
        List<ScheduledGame> match = List.copyOf(played);
        assertEquals(4, match.size(), "decided in its two pairs");
        boolean isReopened = false;
        for (ScheduledGame game : match) {
            Attempt draw = new Attempt(
                    List.of(),
                    List.of(0.0, 0.0),
                    List.of(),
                    List.of(),
                    Optional.empty(),
                    Optional.empty(),
                    0,
                    Optional.empty());
            isReopened |= accept(new GameRecord(game, draw, List.of("", "")));
        }
        assertTrue(isReopened);
        assertEquals(State.STOPPED, state());
        play(knockout, -1);
        assertTrue(played.size() > match.size(), played::toString);
        assertEquals(State.FINISHED, state());
    }
}
