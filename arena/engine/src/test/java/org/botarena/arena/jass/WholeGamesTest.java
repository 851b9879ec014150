package org.botarena.arena.jass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Contest;
import org.botarena.game.jass.JassGame;
import org.junit.jupiter.api.Test;

/** All agents play the first legal card, as in the known values of the page on Jass. */
class WholeGamesTest {
    private static final Entrant ADA = Contest.entrant("ada");
    private static final Entrant BOB = Contest.entrant("bob");
    private static final Fault LATE = new Fault(0, 8, new Verdict.Late(21, 20, Optional.empty()), Optional.empty());

    private final Rules<?> rules = Contest.game("jass");
    private final List<ScheduledGame> prepared = new ArrayList<>();
    private final List<ScheduledGame> dealt = new ArrayList<>();
    private UnaryOperator<Attempt> mishap = attempt -> attempt;

    @Test
    void theExampleGamesHaveTheirRecordedWinners() throws Exception {
        WholeGame zero = play(0, 1000, ADA, BOB);
        assertEquals(List.of(817, 1008), zero.points());
        assertEquals(12, zero.turns());
        assertEquals(new WholeGame.End.Reached(1), zero.end());
        assertEquals("bob", zero.entrants().get(1));
        assertEquals(List.of(820, 1015), play(42, 1000, ADA, BOB).points());
    }

    @Test
    void theTurnsAreDealtAsInTheExample() throws Exception {
        play(7, 1000, ADA, BOB);
        JassGame game = new JassGame(7);
        assertEquals(
                dealt.stream().map(turn -> game.deal().toString()).toList(),
                dealt.stream().map(turn -> turn.fixture().start()).toList());
    }

    @Test
    void bothSeatingsMeetTheSameDeals() throws Exception {
        play(7, 500, ADA, BOB);
        List<String> one = starts();
        dealt.clear();
        play(7, 500, BOB, ADA);
        assertEquals(one, starts());
        assertEquals(List.of(BOB, ADA, BOB, ADA), dealt.get(0).seats());
    }

    @Test
    void aTeamHasWonAsSoonAsACollectedTrickBringsItToTheGoal() throws Exception {
        WholeGame one = play(0, 1, ADA, BOB);
        assertEquals(1, one.turns());
        int winner = ((WholeGame.End.Reached) one.end()).team();
        assertTrue(one.points().get(winner) >= 1, one::toString);
        assertEquals(0, one.points().get(1 - winner), "the second player gets no turn");
    }

    @Test
    void theTurnInWhichTheGameIsWonIsPlayedOut() throws Exception {
        List<Integer> plies = new ArrayList<>();
        mishap = attempt -> {
            plies.add(attempt.plies().size());
            return attempt;
        };
        play(0, 1, ADA, BOB);
        assertEquals(List.of(36), plies);
    }

    @Test
    void aFaultLosesTheWholeGame() throws Exception {
        mishap = attempt -> dealt.size() == 3 ? faulted(attempt, LATE) : attempt;
        GameRecord record = record(0, 1000, ADA, BOB);
        assertEquals(List.of(0.0, 1000.0, 0.0, 1000.0), record.result().scores());
        assertEquals(List.of(0.0, 1.0, 0.0, 1.0), Outcome.points(rules, record.result()));
        assertEquals(List.of(LATE), record.result().faults());
    }

    @Test
    void thePointsAtTheFaultAreReported() throws Exception {
        mishap = attempt -> dealt.size() == 3 ? faulted(attempt, LATE) : attempt;
        WholeGame game = play(0, 1000, ADA, BOB);
        assertEquals(3, game.turns());
        assertEquals(new WholeGame.End.Faulted(List.of(LATE)), game.end());
        int made = game.points().get(0) + game.points().get(1);
        assertTrue(made >= 2 * 157 && made < 3 * 157, game::toString);
    }

    @Test
    void ifBothTeamsFailBothHaveLost() throws Exception {
        Fault other =
                new Fault(1, 0, new Verdict.FailedToStart(Sentence.quote("it was not constructed")), Optional.empty());
        mishap = attempt -> faulted(attempt, LATE, other);
        GameRecord record = record(0, 1000, ADA, BOB);
        assertEquals(List.of(0.0, 0.0, 0.0, 0.0), Outcome.points(rules, record.result()));
        assertEquals(1, dealt.size());
    }

    @Test
    void aFaultAfterTheDecidingTrickDoesNotCount() throws Exception {
        mishap =
                attempt -> dealt.size() == 12 ? new Attempt(attempt.plies(), losses(), List.of(LATE), none()) : attempt;
        GameRecord record = record(0, 1000, ADA, BOB);
        assertEquals(List.of(), record.result().faults());
        assertEquals(List.of(817.0, 1008.0, 817.0, 1008.0), record.result().scores());
    }

    @Test
    void aDisturbedTurnIsResumedAndTheTurnsBeforeItStay() throws Exception {
        WholeGame expected = play(0, 1000, ADA, BOB);
        dealt.clear();
        mishap = attempt -> dealt.size() == 3 || dealt.size() == 4
                ? new Attempt(
                        attempt.plies().subList(0, 5), List.of(), List.of(LATE), Optional.of(Sentence.quote("a stall")))
                : attempt;
        WholeGames games = games(1000);
        ScheduledGame game = pairing(0, ADA, BOB);
        GameRecord first = games.play(game);
        assertTrue(first.isDisturbed());
        GameRecord second = games.play(game.resuming(first, true));
        assertTrue(second.isDisturbed());
        assertEquals(List.of(), games.play(game).result().faults());
        assertEquals(expected, games.game(game.id()).orElseThrow());
        assertEquals(12 + 2, dealt.size(), "no turn was dealt again but the disturbed one");
        assertEquals(1, Set.copyOf(starts().subList(2, 5)).size());
        assertEquals(5, dealt.get(3).recorded().size());
        assertTrue(dealt.get(3).isLast());
        assertTrue(second.logs().get(0).startsWith("turn 3:\nseat 0\n"), "earlier remarks have been recorded");
    }

    @Test
    void aTurnThatCannotBePlayedLeavesTheWholeGameUnplayed() throws Exception {
        Attempt lost = new Attempt(List.of(), List.of(), List.of(), Optional.of(Sentence.quote("no host: no memory")));
        mishap = attempt -> dealt.size() == 2 ? lost : attempt;
        GameRecord record = record(0, 1000, ADA, BOB);
        assertEquals(List.of(), record.result().scores());
        assertEquals(
                Optional.of("turn 2: no host: no memory"),
                record.result().voided().map(Sentence::toString));
        assertEquals(Optional.empty(), games(1000).game("0000-a-x"));
    }

    @Test
    void everyTurnHasItsOwnIdAndSeedsAndTheFirstIsPreparedInAdvance() throws Exception {
        play(0, 1000, ADA, BOB);
        assertEquals("0000-a-x.01", dealt.get(0).id());
        assertEquals("0000-a-x.12", dealt.get(11).id());
        Set<Long> seeds = dealt.stream().flatMap(turn -> turn.seeds().stream()).collect(Collectors.toSet());
        assertEquals(12 * 4, seeds.size());
        games(1000).prepare(pairing(0, ADA, BOB));
        assertEquals(dealt.get(0), prepared.get(0));
    }

    @Test
    void remarksAreKeptByTurn() throws Exception {
        GameRecord record = record(0, 200, ADA, BOB);
        assertTrue(record.logs().get(3).startsWith("turn 1:\nseat 3\nturn 2:\nseat 3\n"), record::toString);
        assertNotEquals(record.logs().get(0), record.logs().get(3));
    }

    private WholeGame play(long seed, int target, Entrant one, Entrant other) throws InterruptedException {
        WholeGames games = games(target);
        ScheduledGame pairing = pairing(seed, one, other);
        games.play(pairing);
        return games.game(pairing.id()).orElseThrow();
    }

    private GameRecord record(long seed, int target, Entrant one, Entrant other) throws InterruptedException {
        return games(target).play(pairing(seed, one, other));
    }

    private static ScheduledGame pairing(long seed, Entrant one, Entrant other) {
        return new ScheduledGame(
                "0000-a-x",
                new Fixture(0, seed, "a deal that is not played", List.of()),
                List.of(one, other, one, other),
                List.of(1L, 2L, 3L, 4L));
    }

    private List<String> starts() {
        return dealt.stream().map(turn -> turn.fixture().start()).toList();
    }

    private static Attempt faulted(Attempt attempt, Fault... faults) {
        return new Attempt(attempt.plies().subList(0, 8), losses(), List.of(faults), none());
    }

    private static List<Double> losses() {
        return List.of(0.0, 257.0, 0.0, 257.0);
    }

    private static Optional<Sentence> none() {
        return Optional.empty();
    }

    private WholeGames games(int target) {
        return new WholeGames(new FirstCards(), target);
    }

    /** Plays turns without processes, always with the first legal card. */
    private final class FirstCards implements GameRunner {
        @Override
        public void prepare(ScheduledGame pairing) {
            prepared.add(pairing);
        }

        @Override
        public GameRecord play(ScheduledGame pairing) {
            dealt.add(pairing);
            Attempt attempt = mishap.apply(attempt(rules, pairing.fixture().start()));
            List<String> logs = IntStream.range(0, 4)
                    .mapToObj(seat -> "seat " + seat + "\n")
                    .toList();
            return new GameRecord(pairing, attempt, List.of(), logs);
        }

        private <P extends Position<P>> Attempt attempt(Rules<P> rules, String start) {
            P position = rules.parse(start);
            List<Ply> plies = new ArrayList<>();
            while (position.turn() != Position.OVER) {
                long first = position.moves()[0];
                plies.add(new Ply(plies.size(), position.turn(), position.show(first), 1, 1, 0));
                position = position.play(first);
            }
            return new Attempt(plies, Stream.of(0, 1, 2, 3).map(position::score).toList(), List.of(), Optional.empty());
        }

        @Override
        public void close() {}
    }
}
