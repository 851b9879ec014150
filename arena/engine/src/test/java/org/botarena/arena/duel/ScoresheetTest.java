package org.botarena.arena.duel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import org.botarena.api.Rules;
import org.botarena.arena.rating.Counts;
import org.botarena.arena.rating.Sprt;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Contest;
import org.junit.jupiter.api.Test;

/** Games are counted by pairs, from ada's side. */
class ScoresheetTest {
    private static final Optional<Sprt> TEST = Optional.of(Sprt.of(0, 200));

    private final Rules<?> rules = Contest.game("tictactoe");
    private final Entrant ada = Contest.entrant("ada");
    private final Entrant bob = Contest.entrant("bob");
    private int stops;

    @Test
    void aPairIsCountedByThePointsOfBothGames() {
        Scoresheet sheet = sheet(Optional.empty());
        pair(sheet, 0, 1, 1);
        pair(sheet, 1, 1, -1);
        pair(sheet, 2, 0, 0);
        pair(sheet, 3, -1, 0);
        assertEquals(List.of(0L, 1L, 2L, 0L, 1L), comparison(sheet).pentanomial());
        assertEquals(3, sheet.standing("ada").wins());
        assertEquals(2, sheet.standing("bob").wins());
        assertEquals(3, sheet.standing("bob").draws());
    }

    @Test
    void halfAPairCountsOnlyAsAGame() {
        Scoresheet sheet = sheet(Optional.empty());
        sheet.ended(game(0, true, 1));
        assertEquals(0, comparison(sheet).distinctPairs());
        assertEquals(1, sheet.standing("ada").wins());
    }

    @Test
    void theTestEndsTheMatchOnceItHasDecided() {
        Scoresheet sheet = sheet(TEST);
        int pairs = 0;
        while (!sheet.isOver()) {
            assertEquals(0, stops);
            pair(sheet, pairs++, 1, 1);
        }
        assertEquals(1, stops);
        assertEquals(Sprt.Verdict.H1, comparison(sheet).sprt().orElseThrow().verdict());
        assertEquals(pairs, comparison(sheet).distinctPairs());
        assertEquals(
                Sprt.Verdict.UNDECIDED,
                TEST.orElseThrow().after(Counts.pairs(0, 0, 0, 0, pairs - 1)).verdict(),
                "not later than it could");
    }

    @Test
    void repetitionsAreCountedOnce() {
        Scoresheet sheet = new Scoresheet("ada", "bob", TEST, pair -> pair % 2);
        sheet.whenDecided(() -> stops++);
        int pairs = 0;
        while (!sheet.isOver()) {
            for (boolean isAdaFirst : new boolean[] {true, false}) {
                GameRecord game = game(pairs % 2, isAdaFirst, 1);
                sheet.ended(new GameRecord(pairing(pairs, isAdaFirst), game.result(), List.of(), game.logs()));
            }
            pairs++;
        }
        assertEquals(2, comparison(sheet).distinctPairs());
        assertEquals(1, stops);
        assertEquals(18, pairs, "two told something, and sixteen nothing");
        assertEquals(null, comparison(sheet).sprt().orElseThrow().verdict());
        assertTrue(comparison(sheet).sprt().orElseThrow().isExhausted());
    }

    @Test
    void withoutATestRepetitionsDoNotEndTheMatch() {
        Scoresheet sheet = new Scoresheet("ada", "bob", Optional.empty(), pair -> 0);
        for (int pair = 0; pair < 40; pair++) {
            GameRecord game = game(0, true, 1);
            sheet.ended(new GameRecord(pairing(pair, true), game.result(), List.of(), game.logs()));
            sheet.ended(new GameRecord(pairing(pair, false), game.result(), List.of(), game.logs()));
        }
        assertFalse(sheet.isOver());
    }

    @Test
    void theOrderInWhichGamesEndDoesNotMatter() {
        List<int[]> results = new ArrayList<>();
        Random random = new Random(1);
        for (int pair = 0; pair < 40; pair++) {
            results.add(new int[] {pair, 1, random.nextInt(3) - 1});
        }
        Scoresheet straight = sheet(TEST);
        results.forEach(result -> pair(straight, result[0], result[1], result[2]));
        assertTrue(straight.isOver());
        Collections.shuffle(results, random);
        Scoresheet shuffled = sheet(TEST);
        results.forEach(result -> pair(shuffled, result[0], result[1], result[2]));
        assertEquals(comparison(straight), comparison(shuffled));
        assertEquals(straight.standing("ada"), shuffled.standing("ada"));
        assertEquals(straight.games(), shuffled.games());
    }

    @Test
    void gamesThatEndAfterTheDecisionDoNotCount() {
        Scoresheet sheet = sheet(TEST);
        for (int pair = 0; !sheet.isOver(); pair++) {
            pair(sheet, pair, 1, 1);
        }
        Comparison decided = comparison(sheet);
        int games = sheet.games().size();
        pair(sheet, 100, -1, -1);
        assertEquals(decided, comparison(sheet));
        assertEquals(games, sheet.games().size());
        assertEquals(0, sheet.standing("bob").wins());
    }

    @Test
    void aPairWithAnUnplayedGameDoesNotCount() {
        Scoresheet sheet = sheet(TEST);
        sheet.ended(game(0, true, 1));
        sheet.unplayed(new GameRecord(pairing(0, false), Attempt.failed(Sentence.quote("no host")), List.of()));
        assertEquals(0, comparison(sheet).distinctPairs());
        assertEquals(1, sheet.standing("ada").unplayed());
        for (int pair = 1; !sheet.isOver(); pair++) {
            pair(sheet, pair, 1, 1); // it does not hold up the pairs behind it
        }
    }

    @Test
    void aPairWithAGameThatBothLostByAFaultDoesNotCount() {
        Scoresheet sheet = sheet(TEST);
        List<Fault> faults = List.of(
                new Fault(0, 0, new Verdict.Threw(), Optional.empty()),
                new Fault(1, 0, new Verdict.Threw(), Optional.empty()));
        Attempt both = new Attempt(List.of(), List.of(-1.0, -1.0), faults, Optional.empty());
        sheet.ended(new GameRecord(pairing(0, true), both, List.of(), List.of("", "")));
        sheet.ended(game(0, false, 1));
        assertEquals(0, comparison(sheet).distinctPairs());
        assertEquals(1, sheet.standing("ada").wins());
        assertEquals(1, sheet.standing("ada").losses());
        assertFalse(sheet.isOver());
    }

    @Test
    void attemptsThatDidNotCountAreNamedWithTheirReason() {
        Scoresheet sheet = sheet(Optional.empty());
        GameRecord game = game(0, true, 1);
        Attempt spoilt = new Attempt(
                List.of(), List.of(), List.of(), Optional.of(Sentence.quote("the arena stood still for 40 ms")));
        sheet.ended(new GameRecord(pairing(0, true), game.result(), List.of(spoilt), game.logs()));
        assertEquals(
                List.of(new Scoresheet.Disturbance(game.id(), Sentence.quote("the arena stood still for 40 ms"))),
                sheet.disturbances());
    }

    private static Comparison comparison(Scoresheet sheet) {
        return sheet.score().comparison();
    }

    private Scoresheet sheet(Optional<Sprt> test) {
        Scoresheet sheet = new Scoresheet("ada", "bob", test, IntUnaryOperator.identity());
        sheet.whenDecided(() -> stops++);
        return sheet;
    }

    /** Adds ada's scores in the game that she opens, and in the other. */
    private void pair(Scoresheet sheet, int pair, int opening, int second) {
        sheet.ended(game(pair, true, opening));
        sheet.ended(game(pair, false, second));
    }

    private GameRecord game(int pair, boolean isAdaFirst, double score) {
        double first = isAdaFirst ? score : -score;
        // Each pair has different moves: repetitions would count once.
        List<Ply> plies = List.of(Ply.ofArena(0, "4"), Ply.ofArena(1, "" + pair), Ply.ofArena(2, "8"));
        Attempt attempt = new Attempt(plies, List.of(first, -first), List.of(), Optional.empty());
        return new GameRecord(pairing(pair, isAdaFirst), attempt, List.of(), List.of("", ""));
    }

    private ScheduledGame pairing(int pair, boolean isAdaFirst) {
        return new ScheduledGame(
                "%04d-%s-x".formatted(pair, isAdaFirst ? "a" : "b"),
                new Fixture(pair, 1, rules.start().toString(), List.of()),
                isAdaFirst ? List.of(ada, bob) : List.of(bob, ada),
                List.of(1L, 2L));
    }
}
