package org.botarena.laws;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/** The laws of hidden information: what each player sees, and its guesses of the rest. One thread at a time. */
final class ViewLaws<P extends Position<P>> {
    private final Rules<P> rules;
    private final RandomGenerator random;
    private final boolean isHidden;

    ViewLaws(Rules<P> rules, RandomGenerator random) {
        this.rules = rules;
        this.random = random;
        this.isHidden = rules.isHidden();
    }

    /** Checks everything for every player, except the texts of views, which it checks for a random one. */
    void check(Scene scene, P position, long[] moves) {
        int reader = random.nextInt(rules.players());
        for (int player = 0; player < rules.players(); player++) {
            P view = position.seenBy(player);
            scene.require(isHidden || view.equals(position), Law.DENIED, "player %d sees less: %s", player, view);
            // If nothing is hidden, the other laws have checked this object.
            if (view != position) {
                checkView(scene, position, moves, view, player);
            }
            P look = checkGuess(scene, position, view, player);
            if (player == reader && look != position) {
                TextLaws.checkRoundTrip(scene, rules, view);
                checkLooksAlike(scene, view, look, player);
            }
        }
    }

    private void checkView(Scene scene, P position, long[] moves, P view, int player) {
        scene.require(
                view.turn() == position.turn(),
                Law.VIEW_IS_A_POSITION,
                "player %d sees turn %d, it is %d",
                player,
                view.turn(),
                position.turn());
        scene.require(
                view.seenBy(player).equals(view), Law.VIEW_IS_A_POSITION, "player %d's view changes: %s", player, view);
        long[] seen = view.moves();
        boolean isComplete = position.turn() == player
                ? Arrays.equals(seen, moves)
                : Arrays.stream(moves).allMatch(move -> PositionLaws.contains(seen, move));
        scene.require(isComplete, Law.VIEW_LISTS_MOVES, "player %d sees %s", player, Arrays.toString(seen));
        for (int other = 0; other < rules.players() && position.turn() == Position.OVER; other++) {
            scene.require(
                    view.score(other) == position.score(other),
                    Law.VIEW_SCORES,
                    "player %d sees score(%d) as %s",
                    player,
                    other,
                    view.score(other));
        }
    }

    /** Returns the player's view of its guess. */
    private P checkGuess(Scene scene, P position, P view, int player) {
        P world = view.guess(random);
        P look = world.seenBy(player);
        scene.require(
                look.equals(view),
                Law.WORLDS_LOOK_EQUAL,
                "player %d sees %s; its guess is %s, which it sees as %s",
                player,
                view,
                world,
                look);
        scene.require(
                view.equals(position) || !world.equals(view),
                Law.WORLDS_LOOK_EQUAL,
                "something is hidden from player %d, but its guess fills nothing in: %s",
                player,
                world);
        scene.require(
                world.guess(random).equals(world),
                Law.WORLDS_LOOK_EQUAL,
                "the guess %s still has gaps to guess",
                world);
        return look;
    }

    private static <P> void checkLooksAlike(Scene scene, P view, P look, int player) {
        scene.require(
                look.toString().equals(view.toString()),
                Law.WORLDS_LOOK_EQUAL,
                "player %d sees %s; it sees its guess as %s",
                player,
                view,
                look);
    }
}
