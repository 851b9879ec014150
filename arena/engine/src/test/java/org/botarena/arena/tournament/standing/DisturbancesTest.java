package org.botarena.arena.tournament.standing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.TimeControl;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.schedule.Setup;
import org.junit.jupiter.api.Test;

/** The disturbances of each entrant with 2 s per move, and the entrants that stand out. */
class DisturbancesTest {
    private static final Evidence PART = new Evidence(2030, 1900, 40, 0, 0);

    private final Setup setup = Contest.setup("tictactoe", 1, "anna", "bert", "carl");
    private static final TimeControl TIMES = TimeControl.perMove(Duration.ofSeconds(2), Duration.ofSeconds(5));

    private final Disturbances disturbances = new Disturbances(TIMES);

    /** A game with a number of near-deadline moves by each entrant, of which the first ones were excused. */
    private void add(ScheduledGame game, int moves, int excused) {
        List<Ply> plies = new ArrayList<>();
        for (int i = 0; i < 2 * moves; i++) {
            boolean isExcused = i % 2 == 0 && i / 2 < excused;
            plies.add(new Ply(
                    i,
                    i % 2,
                    "a1",
                    isExcused ? 2030 : 1960,
                    1900,
                    0,
                    isExcused ? Optional.of(PART) : Optional.empty(),
                    Optional.empty()));
        }
        plies.add(new Ply(plies.size(), 0, "a1", 1900, 1, 0));
        disturbances.add(new GameRecord(
                game, new Attempt(plies, List.of(0.0, 0.0), List.of(), Optional.empty()), List.of("", "")));
    }

    private ScheduledGame game(String first) {
        return Contest.games(setup).stream()
                .filter(game -> game.seats().get(0).name().equals(first))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void countsDisturbancesAmongMovesNearTheirDeadline() {
        add(game("anna"), 5, 2);
        Fault late = new Fault(0, 3, new Verdict.Late(2090, 2000, Optional.empty()), Optional.of(PART));
        Attempt disturbed = new Attempt(List.of(), List.of(), List.of(late), Optional.of(Sentence.quote("no move")));
        Attempt lost = Attempt.failed(Sentence.quote("no host: no memory"));
        disturbances.add(new GameRecord(game("anna"), lost, List.of(disturbed, disturbed), List.of("", "")));
        assertEquals(new Disturbances.Count(2, 2, 7), disturbances.of("anna"));
        assertEquals(0, disturbances.of(game("anna").seats().get(1).name()).moves());
    }

    @Test
    void aMoveTakenOverByALaterAttemptIsCountedOnce() {
        ScheduledGame game = game("anna");
        Ply near = new Ply(0, 0, "a1", 2030, 1900, 0, Optional.of(PART), Optional.empty());
        Ply other = new Ply(1, 1, "b1", 1960, 1900, 0);
        Fault late = new Fault(0, 2, new Verdict.Late(2090, 2000, Optional.empty()), Optional.of(PART));
        Attempt disturbed =
                new Attempt(List.of(near, other), List.of(), List.of(late), Optional.of(Sentence.quote("no move")));
        Attempt resumed = new Attempt(
                List.of(near, other),
                List.of(0.0, 0.0),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                2,
                Optional.empty());
        disturbances.add(new GameRecord(game, resumed, List.of(disturbed), List.of("", "")));
        assertEquals(new Disturbances.Count(1, 1, 2), disturbances.of("anna"));
        assertEquals(1, disturbances.of(game.seats().get(1).name()).near());
    }

    @Test
    void aFarMoreDisturbedEntrantIsFlagged() {
        for (int i = 0; i < 12; i++) {
            add(game("anna"), 4, 1);
            add(game("bert"), 20, i < 4 ? 1 : 0);
        }
        List<Disturbances.Outlier> outliers = disturbances.outliers();
        assertEquals(
                List.of("anna"),
                outliers.stream().map(Disturbances.Outlier::entrant).toList());
        assertTrue(
                outliers.get(0).sentence().toString().startsWith("anna was disturbed in 12 of its 48 moves"),
                outliers::toString);
    }

    @Test
    void aFastEntrantThatIsOnlyLateWhenDisturbedIsNotFlagged() {
        for (int i = 0; i < 40; i++) {
            boolean isHit = i % 5 == 0;
            add(game("anna"), isHit ? 1 : 0, isHit ? 1 : 0); // fast: all its moves near a deadline are disturbed ones
            add(game("bert"), 20, isHit ? 1 : 0);
        }
        assertEquals(8, disturbances.of("anna").near());
        assertEquals(List.of(), disturbances.outliers());
    }

    @Test
    void anEntrantHitByOneBurstIsNotFlagged() {
        for (int i = 0; i < 10; i++) {
            add(game("anna"), 20, i == 0 ? 20 : 0);
            add(game("bert"), 20, 0);
        }
        assertEquals(20, disturbances.of("anna").moves());
        assertEquals(List.of(), disturbances.outliers());
    }

    @Test
    void theProbabilityIsHypergeometric() {
        assertEquals(22 / 35.0, Disturbances.chance(2, 4, 3, 7), 1e-12);
        assertEquals(1, Disturbances.chance(0, 10, 3, 20), 1e-12);
        assertEquals(1 / 4845.0, Disturbances.chance(4, 4, 4, 20), 1e-12, "the tea cups, with 4 of 20");
    }

    @Test
    void amongEqualsAtMostOneTournamentInAHundredFlagsAnEntrant() {
        SplittableRandom random = new SplittableRandom(1);
        int named = 0;
        int tournaments = 1000;
        for (int i = 0; i < tournaments; i++) {
            Disturbances equals = new Disturbances(TIMES);
            for (String first : List.of("anna", "bert", "carl")) {
                List<Ply> plies = new ArrayList<>();
                for (int ply = 0; ply < 200; ply++) {
                    boolean isExcused = random.nextDouble() < 0.05;
                    plies.add(new Ply(
                            ply,
                            ply % 2,
                            "a1",
                            1990,
                            1,
                            0,
                            isExcused ? Optional.of(PART) : Optional.empty(),
                            Optional.empty()));
                }
                equals.add(new GameRecord(
                        game(first),
                        new Attempt(plies, List.of(0.0, 0.0), List.of(), Optional.empty()),
                        List.of("", "")));
            }
            named += equals.outliers().isEmpty() ? 0 : 1;
        }
        // The bound that a true rate of 0.01 exceeds in one of a thousand cases.
        assertTrue(named <= 21, "named in " + named);
    }
}
