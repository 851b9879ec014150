package org.botarena.arena.rating.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.rating.Superiority;
import org.junit.jupiter.api.Test;

class CycleTest {
    private static final Pool PAPER = Pool.of(
            List.of("scissors", "paper", "rock", "fool"),
            List.of(
                    new Meeting("rock", "scissors", 9, 0, 1),
                    new Meeting("scissors", "paper", 8, 0, 2),
                    new Meeting("paper", "rock", 7, 1, 2),
                    new Meeting("rock", "fool", 5, 0, 0),
                    new Meeting("paper", "fool", 4, 0, 1)));

    @Test
    void aCycleIsAsSureAsTheLeastSureOfItsThree() {
        assertEquals(
                List.of(new Cycle(List.of("paper", "rock", "scissors"), Superiority.exact(7, 2))), Cycle.of(PAPER, 10));
    }

    @Test
    void whereEachBeatsAllBelowThereIsNone() {
        Pool ladder = Pool.of(
                List.of("A", "B", "C"),
                List.of(
                        new Meeting("A", "B", 2, 0, 0),
                        new Meeting("B", "C", 2, 0, 0),
                        new Meeting("A", "C", 1, 0, 1)));
        assertEquals(List.of(), Cycle.of(ladder, 10));
    }

    @Test
    void theSurestComeFirstAndNoMoreThanAskedFor() {
        List<Meeting> meetings = new ArrayList<>();
        List<String> names = List.of("a1", "a2", "a3", "b1", "b2", "b3");
        for (int i = 0; i < 6; i += 3) {
            int wins = 5 + i;
            meetings.add(new Meeting(names.get(i), names.get(i + 1), wins, 0, 1));
            meetings.add(new Meeting(names.get(i + 1), names.get(i + 2), wins, 0, 1));
            meetings.add(new Meeting(names.get(i + 2), names.get(i), wins, 0, 1));
        }
        Pool pool = Pool.of(names, meetings);
        assertEquals(
                List.of(List.of("b1", "b2", "b3"), List.of("a1", "a2", "a3")),
                Cycle.of(pool, 10).stream().map(Cycle::entrants).toList());
        assertEquals(
                List.of(List.of("b1", "b2", "b3")),
                Cycle.of(pool, 1).stream().map(Cycle::entrants).toList());
    }

    @Test
    void aNemesisTookMoreThanTheRatingsGiveIt() {
        Ratings ratings = Ratings.of(PAPER, 1);
        List<Nemesis> nemeses = Nemesis.of(PAPER, ratings);
        assertEquals(Optional.of("paper"), opponent(nemeses, "rock"));
        assertEquals(Optional.of("rock"), opponent(nemeses, "scissors"));
        assertEquals(Optional.of("scissors"), opponent(nemeses, "paper"));
        Nemesis ofRock = nemeses.stream()
                .filter(nemesis -> nemesis.entrant().equals("rock"))
                .findFirst()
                .orElseThrow();
        assertEquals(List.of(10, 2.5), List.of(ofRock.games(), ofRock.points()));
    }

    @Test
    void whoMadeOfEverybodyWhatWasExpectedHasNoNemesis() {
        Pool pool = Pool.of(List.of("A", "B"), List.of(new Meeting("A", "B", 3, 0, 3)));
        assertEquals(List.of(), Nemesis.of(pool, Ratings.of(pool, 1)));
    }

    private static Optional<String> opponent(List<Nemesis> nemeses, String entrant) {
        return nemeses.stream()
                .filter(nemesis -> nemesis.entrant().equals(entrant))
                .map(Nemesis::opponent)
                .findFirst();
    }
}
