package org.botarena.arena.duel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.rating.Counts;
import org.botarena.arena.rating.PairSample;
import org.botarena.arena.rating.Sprt;
import org.botarena.arena.text.catalogue.Language;
import org.junit.jupiter.api.Test;

/** The comparison of two entrants; the expected numbers come from the statistics' test vectors. */
class ComparisonTest {
    private static final Counts SOME = Counts.pairs(3, 7, 15, 10, 5);

    @Test
    void withoutATestThereIsEloWithItsInterval() {
        Comparison comparison = Comparison.of(sample(SOME), Optional.empty());
        assertEquals("""
                pairs    LL 3, LD 7, DD or WL 15, WD 10, WW 5
                Elo      +30 ± 63 (95 %); likelihood that ada is stronger: 0.844\
                """, text(comparison));
        assertEquals(Optional.empty(), comparison.sprt());
        assertEquals(
                Optional.of("verdict  not proven: it would take about 260 more games"),
                comparison.verdict("ada", "bob", Language.ENGLISH));
    }

    @Test
    void anIntervalOnOneSideOf0IsAProof() {
        assertEquals(
                Optional.of("verdict  ada is stronger than bob: the interval is above 0"),
                Comparison.of(sample(Counts.pairs(0, 0, 5, 10, 15)), Optional.empty())
                        .verdict("ada", "bob", Language.ENGLISH));
        assertEquals(
                Optional.of("verdict  ada is weaker than bob: the interval is below 0"),
                Comparison.of(sample(Counts.pairs(15, 10, 5, 0, 0)), Optional.empty())
                        .verdict("ada", "bob", Language.ENGLISH));
    }

    @Test
    void withoutAnyDifferenceNoNumberOfGamesIsNamed() {
        assertEquals(
                Optional.of("verdict  not proven: 0 is in the interval"),
                Comparison.of(sample(Counts.pairs(5, 5, 10, 5, 5)), Optional.empty())
                        .verdict("ada", "bob", Language.ENGLISH));
    }

    @Test
    void aTestGivesItsOwnVerdict() {
        assertEquals(Optional.empty(), comparison(SOME).verdict("ada", "bob", Language.ENGLISH));
    }

    @Test
    void aMirrorShowsWhetherBothHaveEqualChances() {
        assertSays(Comparison.of(sample(SOME), Optional.empty()).mirror(Language.ENGLISH), "0 is in the interval");
        assertSays(
                Comparison.of(sample(Counts.pairs(0, 0, 5, 10, 15)), Optional.empty())
                        .mirror(Language.ENGLISH),
                "0 is outside the interval",
                "1 of 20");
        assertSays(
                Comparison.of(sample(Counts.pairs(0, 0, 0, 0, 0)), Optional.empty())
                        .mirror(Language.ENGLISH),
                "more than one start position");
    }

    @Test
    void anUndecidedTestReportsItsProgressAndTheGamesLeft() {
        Comparison comparison = comparison(SOME);
        String text = text(comparison);
        assertSays(text, "LLR      0.296 in [-2.944, 2.944], for +50 Elo (H1) against 0 (H0), about ", " games left");
        assertSays(text, "verdict  undecided: whether ada is stronger than bob by 50 Elo or by 0 takes more pairs");
        assertEquals(null, test(comparison).verdict());
    }

    @Test
    void anAcceptedTestHasExitCodeZero() {
        Comparison comparison = comparison(Counts.pairs(0, 0, 0, 0, 40));
        assertSays(text(comparison), "verdict  H1: ada is stronger than bob by 50 Elo rather than by 0");
        assertEquals(Sprt.Verdict.H1, test(comparison).verdict());
        assertTrue(comparison.eloLow() > 50, comparison::toString);
    }

    @Test
    void aRefutedTestHasExitCodeTen() {
        Comparison comparison = comparison(Counts.pairs(30, 0, 0, 0, 5));
        assertSays(text(comparison), "verdict  H0: ada is not stronger than bob by 50 Elo, rather by 0");
        assertEquals(Sprt.Verdict.H0, test(comparison).verdict());
    }

    @Test
    void beforeTheFirstPairNothingIsKnown() {
        Comparison comparison = comparison(Counts.pairs(0, 0, 0, 0, 0));
        assertEquals(null, test(comparison).verdict());
        assertEquals(null, test(comparison).gamesLeft());
        assertSays(text(comparison), "Elo      unknown: no pair has ended", "LLR      0.000 in");
    }

    @Test
    void repeatedPairsAreReported() {
        PairSample sample = new PairSample();
        for (long pair = 0; pair < 26; pair++) {
            sample.add(pair % 13, List.of(2 * (pair % 13), 2 * (pair % 13) + 1), pair % 13 % 5 / 2.0);
        }
        Comparison comparison = Comparison.of(sample, Optional.empty());
        assertSays(text(comparison), "distinct 13 of 26 pairs, from 13 positions: as much as 13.0 pairs prove");
        assertEquals(13L, comparison.distinctPairs());
    }

    @Test
    void oneWonPairIsNotCertainty() {
        Comparison comparison = Comparison.of(sample(Counts.pairs(0, 0, 0, 0, 1)), Optional.empty());
        assertSays(
                text(comparison),
                "Elo      unknown: all pairs begin from one position, which says nothing of others; likelihood that ada is"
                        + " stronger: 0.750");
    }

    /** Deterministic agents and few openings repeat the same games. */
    @Test
    void aTestWithoutNewGamesReportsThatItCannotBeDecided() {
        PairSample sample = new PairSample();
        for (long pair = 0; pair < 40; pair++) {
            sample.add(pair % 5, List.of(2 * (pair % 5), 2 * (pair % 5) + 1), pair % 5 == 0 ? 2 : 1);
        }
        Comparison comparison = Comparison.of(sample, Optional.of(Sprt.of(0, 50)));
        String text = text(comparison);
        assertSays(text, "verdict  undecided: more games cannot decide whether ada is stronger than bob", "--openings");
        assertFalse(text.contains("left"), text);
        assertTrue(test(comparison).isExhausted());
        assertEquals(null, test(comparison).gamesLeft());
        assertEquals(null, test(comparison).verdict());
    }

    @Test
    void theGamesLeftAreMoreWhereFewAreNew() {
        PairSample sample = sample(SOME);
        long left = Comparison.Test.of(Sprt.of(0, 50), sample).gamesLeft();
        for (long repeated = 0; repeated < 20; repeated++) {
            sample.add(repeated, List.of(2 * repeated, 2 * repeated + 1), 1);
        }
        long more = Comparison.Test.of(Sprt.of(0, 50), sample).gamesLeft();
        assertTrue(more > 1.5 * left, more + " instead of " + left);
    }

    private static String text(Comparison comparison) {
        return String.join("\n", comparison.lines("ada", "bob", Language.ENGLISH));
    }

    private static void assertSays(String text, String... parts) {
        for (String part : parts) {
            assertTrue(text.contains(part), text);
        }
    }

    private static Comparison.Test test(Comparison comparison) {
        return comparison.sprt().orElseThrow();
    }

    /** Each pair has its own starting position. */
    private static PairSample sample(Counts pairs) {
        PairSample sample = new PairSample();
        long start = 0;
        for (int points = 0; points < 5; points++) {
            for (long i = 0; i < pairs.numbers().get(points); i++) {
                sample.add(start, List.of(2 * start, 2 * start + 1), points / 2.0);
                start++;
            }
        }
        return sample;
    }

    private static Comparison comparison(Counts pairs) {
        return Comparison.of(sample(pairs), Optional.of(Sprt.of(0, 50)));
    }
}
