package org.botarena.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.notation.GameNotation;

/**
 * The laws that every game obeys, checked on random games. A test of a game is one line without a test library:
 *
 * <pre>{@code GameLaws.of(rules).check(200, 1);}</pre>
 *
 * <p>The same seed plays the same games. Immutable.
 *
 * @param <P> the positions of the game
 */
public final class GameLaws<P extends Position<P>> {
    private static final String SERVICE = "META-INF/services/" + GameType.class.getName();
    private static final int PLIES = 10_000;

    /** The number of games whose every position is checked for refusals. */
    private static final int PROBED_THROUGHOUT = 100;

    private final Rules<P> rules;
    private final int longest;

    private GameLaws(Rules<P> rules, int longest) {
        this.rules = rules;
        this.longest = longest;
    }

    /** The laws for a game with its options. A game of more than 10,000 plies counts as endless. */
    public static <P extends Position<P>> GameLaws<P> of(Rules<P> rules) {
        return new GameLaws<>(rules, PLIES);
    }

    /** A copy with another maximum number of plies. */
    public GameLaws<P> within(int plies) {
        return new GameLaws<>(rules, plies);
    }

    /**
     * Plays random games and checks the laws at every position. Expensive laws are checked less often. Pictures and
     * refusals (codes that are not listed, damaged texts, a score before the end) are checked at every position of the
     * first 100 games, and refusals also at one position of each later game. The distribution of {@code randomMove} is
     * checked at one position of each game. The seed determines these positions.
     *
     * @param games their number, at least 1; the first from the standard start, the others from deals
     * @param seed determines the games
     * @throws AssertionError if a law is broken, naming the game, the law, the finding, the position, and the seed
     */
    public void check(int games, long seed) {
        if (games < 1) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "%d games check nothing: ask for at least one", games));
        }
        Scene before = new Scene(rules.name(), seed, 0, 0, "none yet");
        guarded(before, () -> checkFacts(before));
        for (int number = 0; number < games; number++) {
            checkGame(seed, number);
        }
    }

    private void checkFacts(Scene scene) {
        scene.require(rules.players() >= 1, Law.FACTS, "players() is %d", rules.players());
        for (int player = 0; player < rules.players(); player++) {
            int team = rules.team(player);
            scene.require(team >= 0 && team < rules.players(), Law.FACTS, "team(%d) is %d", player, team);
        }
        scene.require(rules.maxMoves() >= 1, Law.FACTS, "maxMoves() is %d", rules.maxMoves());
        scene.require(
                rules.worstScore() <= rules.bestScore(),
                Law.FACTS,
                "worstScore() is %s, bestScore() %s",
                rules.worstScore(),
                rules.bestScore());
        scene.require(rules.openingPlies() >= 0, Law.FACTS, "openingPlies() is %d", rules.openingPlies());
        List<String> suffixes =
                rules.notations().stream().map(GameNotation::suffix).toList();
        scene.require(
                suffixes.stream().allMatch(suffix -> suffix.matches("[a-z0-9]+") && !suffix.equals("jsonl"))
                        && suffixes.stream().distinct().count() == suffixes.size(),
                Law.FACTS,
                "notations() have the suffixes %s: each another one of a-z and 0-9, and not jsonl",
                suffixes);
        scene.require(rules.start().equals(rules.start()), Law.SAME_DEAL, "two starts differ");
        checkName(scene);
    }

    private void checkName(Scene scene) {
        try {
            Rules<?> found = Games.of(rules.getClass().getClassLoader()).parse(rules.name());
            scene.require(found.equals(rules), Law.NAMED, "other rules: %s", found);
        } catch (IllegalArgumentException e) {
            throw scene.broken(Law.NAMED, e.getMessage() + " (is its GameType in " + SERVICE + "?)", e);
        }
    }

    private void checkGame(long seed, int number) {
        RandomGenerator random = new SplittableRandom(seed + number);
        Scene scene = new Scene(rules.name(), seed, number, 0, "the deal");
        List<P> positions = new ArrayList<>();
        List<Long> moves = new ArrayList<>();
        positions.add(asked(scene, () -> start(scene, number, random.nextLong())));
        PositionLaws<P> laws = new PositionLaws<>(rules, random);
        RefusalLaws<P> refusals = new RefusalLaws<>(rules, random);
        PictureLaws<P> pictures = new PictureLaws<>(rules, new SplittableRandom(seed - number));
        SymmetryLaw<P> symmetries = new SymmetryLaw<>(rules, new SplittableRandom(~(seed + number)));
        for (boolean isOver = false; !isOver; ) {
            int ply = moves.size();
            P position = positions.get(ply);
            Scene here = new Scene(rules.name(), seed, number, ply, asked(scene, position::toString));
            here.require(ply <= longest, Law.ENDS, "it has not ended after %d plies", longest);
            guarded(here, () -> laws.check(here, position));
            guarded(here, () -> symmetries.check(here, position));
            if (number < PROBED_THROUGHOUT) {
                guarded(here, () -> refusals.check(here, position));
                guarded(here, () -> pictures.check(here, position, ply == 0 ? Position.NONE : moves.get(ply - 1)));
            }
            long[] listed = position.moves();
            isOver = listed.length == 0;
            if (!isOver) {
                long move = listed[random.nextInt(listed.length)];
                moves.add(move);
                positions.add(asked(here, () -> position.play(move)));
            }
        }
        int one = random.nextInt(positions.size());
        Scene there = new Scene(rules.name(), seed, number, one, asked(scene, positions.get(one)::toString));
        guarded(there, () -> new RandomMoveLaw(there, random).check(positions.get(one)));
        guarded(there, () -> refusals.check(there, positions.get(one)));
        guarded(scene, () -> checkReplay(seed, number, positions, moves));
    }

    private P start(Scene scene, int number, long dealSeed) {
        if (number == 0) {
            return rules.start();
        }
        P dealt = rules.deal(new SplittableRandom(dealSeed));
        P again = rules.deal(new SplittableRandom(dealSeed));
        scene.require(dealt.equals(again), Law.SAME_DEAL, "%s, then %s", dealt, again);
        scene.require(rules.hasDeal() || dealt.equals(rules.start()), Law.DENIED, "no deal, but it gives %s", dealt);
        return dealt;
    }

    /** Uses only the texts, as in the record of a game. */
    private void checkReplay(long seed, int number, List<P> positions, List<Long> moves) {
        P replayed = rules.parse(positions.get(0).toString());
        for (int ply = 0; ply < moves.size(); ply++) {
            Scene here = new Scene(rules.name(), seed, number, ply, replayed.toString());
            String move = positions.get(ply).show(moves.get(ply));
            replayed = replayed.tryPlay(replayed.parse(move));
            P played = positions.get(ply + 1);
            here.require(replayed.equals(played), Law.REPLAY, "%s gives %s, it gave %s", move, replayed, played);
        }
    }

    private static <T> T asked(Scene scene, Supplier<T> question) {
        try {
            return question.get();
        } catch (RuntimeException | StackOverflowError e) {
            throw scene.broken(Law.NO_SURPRISE, e.toString(), e);
        }
    }

    private static void guarded(Scene scene, Runnable laws) {
        asked(scene, () -> {
            laws.run();
            return scene;
        });
    }
}
