package org.botarena.game.jass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.botarena.api.IllegalMove;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compares a player's knowledge with enumeration. A deal of the unseen cards is possible if every player was allowed to
 * play as they did.
 */
class JassKnowledgeTest {
    private final JassRules rules = new JassRules();

    /** A random turn up to a ply: its deal, the cards played, and the resulting position. */
    private record Played(Jass deal, List<Long> cards, Jass now) {}

    private Played played(SplittableRandom random, int plies) {
        Jass deal = rules.deal(random);
        Jass now = deal;
        List<Long> cards = new ArrayList<>();
        for (int ply = 0; ply < plies; ply++) {
            cards.add(now.randomMove(random));
            now = now.play(cards.get(ply));
        }
        return new Played(deal, cards, now);
    }

    /** The positions that look the same to a player, found by dealing in every way and replaying the cards. */
    private static Set<Jass> worlds(Played played, int player) {
        Set<Jass> worlds = new HashSet<>();
        long[] hands = new long[4];
        hands[player] = played.now().hand(player);
        addWorlds(played, hands, played.now().seenBy(player).unseen(), worlds);
        return worlds;
    }

    private static void addWorlds(Played played, long[] hands, long left, Set<Jass> worlds) {
        if (left == 0) {
            addIfAllowed(played, hands, worlds);
            return;
        }
        long card = Long.lowestOneBit(left);
        for (int seat = 0; seat < 4; seat++) {
            if (Long.bitCount(hands[seat]) < played.now().size(seat)) {
                long[] more = hands.clone();
                more[seat] |= card;
                addWorlds(played, more, left & ~card, worlds);
            }
        }
    }

    private static void addIfAllowed(Played played, long[] hands, Set<Jass> worlds) {
        long[] dealt = hands.clone();
        for (int seat = 0; seat < 4; seat++) {
            dealt[seat] |= played.deal().hand(seat) & played.now().played();
        }
        Jass world = Jass.of(
                dealt,
                0,
                Known.NOTHING,
                OpenTable.before(played.deal().trump(), played.deal().leader()));
        for (long card : played.cards()) {
            if (Arrays.stream(world.moves()).noneMatch(move -> move == card)) {
                return;
            }
            world = world.play(card);
        }
        worlds.add(world);
    }

    @Test
    void whatCanBePlayedOnAViewIsWhatCanBePlayedInSomeWorldThatLooksLikeIt() {
        SplittableRandom random = new SplittableRandom(1);
        for (int turn = 0; turn < 150; turn++) {
            Played played = played(random, 24 + random.nextInt(12));
            for (int player = 0; player < 4; player++) {
                Set<Long> inSomeWorld = new TreeSet<>();
                worlds(played, player)
                        .forEach(world -> Arrays.stream(world.moves()).forEach(inSomeWorld::add));
                Jass view = played.now().seenBy(player);
                assertEquals(
                        List.copyOf(inSomeWorld),
                        Arrays.stream(view.moves()).boxed().toList(),
                        view::toString);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {25, 26, 27, 28, 29, 30, 32, 33})
    void everyPositionThatLooksTheSameIsGuessedEquallyOftenAndNoOther(int plies) {
        SplittableRandom random = new SplittableRandom(plies);
        for (int turn = 0; turn < 10; turn++) {
            Played played = played(random, plies);
            int player = random.nextInt(4);
            Jass view = played.now().seenBy(player);
            Map<Jass, Integer> counts = new HashMap<>();
            worlds(played, player).forEach(world -> counts.put(world, 0));
            int draws = 40 * counts.size();
            for (int i = 0; i < draws; i++) {
                Jass guess = view.guess(random);
                assertTrue(counts.containsKey(guess), () -> view + " is not " + guess);
                counts.merge(guess, 1, Integer::sum);
            }
            assertEven(view, counts, 40);
        }
    }

    /** Pearson's chi-square, below six standard deviations above its mean. */
    private static void assertEven(Jass view, Map<Jass, Integer> counts, double expected) {
        double chiSquare = counts.values().stream()
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
        double freedom = counts.size() - 1;
        assertTrue(chiSquare <= freedom + 6 * Math.sqrt(2 * freedom) + 20, () -> view + ": " + chiSquare);
    }

    @Test
    void aPositionWithoutVisibleHandsIsAlsoGuessedEvenly() {
        String collected = "S10JQKAH6789QKAD78910JQKAC78910JQKA";
        Jass view = rules.parse("S 0 - -/-/-/- %s S7/H10/-/S89 -:126".formatted(collected));
        Map<Jass, Integer> counts = new HashMap<>();
        addDeals(view, new long[4], view.unseen(), counts);
        assertTrue(counts.size() > 500 && counts.size() < 2520, () -> counts.size() + " deals");
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 40 * counts.size(); i++) {
            Jass guess = view.guess(random);
            assertTrue(counts.containsKey(guess), guess::toString);
            counts.merge(guess, 1, Integer::sum);
        }
        assertEven(view, counts, 40);
    }

    private static void addDeals(Jass view, long[] hands, long left, Map<Jass, Integer> deals) {
        if (left == 0) {
            deals.put(Jass.of(hands, 0, view.past(), view.table()), 0);
            return;
        }
        long card = Long.lowestOneBit(left);
        for (int seat = 0; seat < 4; seat++) {
            if (Long.bitCount(hands[seat]) < view.size(seat) && (view.lacks(seat) & card) == 0) {
                long[] more = hands.clone();
                more[seat] |= card;
                addDeals(view, more, left & ~card, deals);
            }
        }
    }

    @Test
    void aPlayerWhoDoesNotFollowHasNoCardOfTheColour() {
        assertEquals("H78910JQKA", lackedAfter("S 0 - -/-/-/- - -/-/-/- -:-", "H6 D7", 1));
    }

    @Test
    void aPlayerWhoDiscardsOnATrumpMayStillHoldTheJack() {
        assertEquals("S78910QKA", lackedAfter("S 0 - -/-/-/- - -/-/-/- -:-", "S6 D7", 1));
    }

    @Test
    void aPlayerWhoFollowsOrTakesTheTrickWithATrumpRevealsNothing() {
        assertEquals("-", lackedAfter("S 0 - -/-/-/- - -/-/-/- -:-", "H6 H7", 1));
        assertEquals("-", lackedAfter("S 0 - -/-/-/- - -/-/-/- -:-", "H6 S7", 1));
        assertEquals("-", lackedAfter("S 0 - -/-/-/- - -/-/-/- -:-", "H6 S7 S8", 2));
    }

    @Test
    void aPlayerWhoTrumpsTooLowHasOnlyLowerTrumps() {
        String collected = "S79JQH78910JQKAD68910JQKAC67810JQKA";
        String before = "S 0 H6,SK -/-/-/- %s -/-/-/- 100:27".formatted(collected);
        assertEquals("SAD7C9", lackedAfter(before, "S10", 2));
    }

    @Test
    void noPlayerTrumpsTooLowWithMoreCardsThanThereAreLowerTrumps() {
        Jass view = rules.parse("S 0 H6,SK -/-/-/- - -/-/-/- -:-");
        assertThrows(IllegalMove.class, () -> view.tryPlay(view.parse("S10")));
    }

    @Test
    void theOpenerOfAGameIsKnownToHoldTheSevenOfDiamonds() {
        Jass first = new JassGame(0).deal();
        long seven = 1L << first.parse("D7");
        for (int seat = 0; seat < 4; seat++) {
            assertEquals(seat == first.leader() ? 0 : seven, first.lacks(seat));
            assertEquals(
                    seven, first.seenBy(seat).guess(new SplittableRandom(seat)).hand(first.leader()) & seven);
        }
    }

    /** The cards that a seat lacks after these cards. */
    private String lackedAfter(String before, String cards, int seat) {
        Jass view = rules.parse(before);
        for (String card : cards.split(" ", -1)) {
            view = view.tryPlay(view.parse(card));
        }
        return Cards.text(view.lacks(seat));
    }
}
