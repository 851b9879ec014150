package org.botarena.arena.rating.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.rating.pool.PairResult;
import org.botarena.arena.rating.pool.Pool;
import org.junit.jupiter.api.Test;

class SmithSetTest {
    private static final PairResult ANNA_BEATS_BERT = new PairResult("anna", "bert", 2, 1, 1);
    private static final PairResult BERT_BEATS_CARL = new PairResult("bert", "carl", 3, 0, 1);

    private static Optional<List<String>> members(List<String> entrants, PairResult... meetings) {
        return SmithSet.of(Pool.of(entrants, List.of(meetings))).map(SmithSet::members);
    }

    private static String text(List<String> entrants, PairResult... meetings) {
        return SmithSet.of(Pool.of(entrants, List.of(meetings)))
                .orElseThrow()
                .text(String::toUpperCase)
                .toString();
    }

    @Test
    void theEntrantThatBeatsAllIsTheCondorcetWinnerWhateverThePoints() {
        List<String> entrants = List.of("bert", "anna", "carl");
        PairResult narrowly = new PairResult("anna", "carl", 2, 1, 1);
        assertEquals(Optional.of(List.of("anna")), members(entrants, ANNA_BEATS_BERT, BERT_BEATS_CARL, narrowly));
        assertEquals(
                "ANNA beat every opponent on points (the Condorcet winner).",
                text(entrants, ANNA_BEATS_BERT, BERT_BEATS_CARL, narrowly));
    }

    @Test
    void aCycleAboveTheOthersIsTheSmithSet() {
        List<String> entrants = List.of("anna", "bert", "carl", "dora");
        PairResult[] meetings = {
            ANNA_BEATS_BERT,
            BERT_BEATS_CARL,
            new PairResult("carl", "anna", 3, 0, 1),
            new PairResult("anna", "dora", 4, 0, 0),
            new PairResult("bert", "dora", 3, 0, 1),
            new PairResult("carl", "dora", 2, 1, 1)
        };
        assertEquals(Optional.of(List.of("anna", "bert", "carl")), members(entrants, meetings));
        assertEquals(
                "No entrant beat all others. These beat everyone outside their group (the Smith set): ANNA, BERT, CARL.",
                text(entrants, meetings));
    }

    @Test
    void sharedPointsAreNotAWin() {
        PairResult shared = new PairResult("anna", "carl", 1, 2, 1);
        List<String> entrants = List.of("anna", "bert", "carl");
        assertEquals(Optional.of(entrants), members(entrants, ANNA_BEATS_BERT, BERT_BEATS_CARL, shared));
        assertEquals(
                "No entrant beat all others, and no smaller group beat everyone outside it.",
                text(entrants, ANNA_BEATS_BERT, BERT_BEATS_CARL, shared));
    }

    @Test
    void aMissingMeetingOrAPoolOfTwoHasNoSmithSet() {
        assertEquals(Optional.empty(), members(List.of("anna", "bert", "carl"), ANNA_BEATS_BERT, BERT_BEATS_CARL));
        assertEquals(Optional.empty(), members(List.of("anna", "bert"), ANNA_BEATS_BERT));
    }
}
