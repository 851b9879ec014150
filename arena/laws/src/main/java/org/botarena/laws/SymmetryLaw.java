package org.botarena.laws;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.Symmetry;

/** Checks the law of symmetries for a random symmetry of one position. One thread at a time. */
final class SymmetryLaw<P extends Position<P>> {
    private final Rules<P> rules;
    private final List<Symmetry<P>> symmetries;
    private final RandomGenerator random;

    SymmetryLaw(Rules<P> rules, RandomGenerator random) {
        this.rules = rules;
        this.symmetries = rules.symmetries();
        this.random = random;
    }

    void check(Scene scene, P position) {
        if (!symmetries.isEmpty()) {
            check(scene, position, symmetries.get(random.nextInt(symmetries.size())));
        }
    }

    private void check(Scene scene, P position, Symmetry<P> symmetry) {
        P image = symmetry.of(position);
        scene.require(rules.parse(image.toString()).equals(image), Law.SYMMETRY, "%s: the image %s", symmetry, image);
        int turn = position.turn();
        scene.require(
                image.turn() == (turn < 0 ? turn : symmetry.player(turn)),
                Law.SYMMETRY,
                "%s: the image %s has the turn %d",
                symmetry,
                image,
                image.turn());
        long[] moves = position.moves();
        long[] images = Arrays.stream(moves).map(symmetry::of).sorted().toArray();
        scene.require(
                Arrays.equals(images, Arrays.stream(image.moves()).sorted().toArray()),
                Law.SYMMETRY,
                "%s: the image %s has other moves",
                symmetry,
                image);
        for (long move : moves) {
            P next = symmetry.of(position.play(move));
            P there = image.play(symmetry.of(move));
            scene.require(next.equals(there), Law.SYMMETRY, "%s: %s and %s after %s", symmetry, next, there, move);
        }
        for (int player = 0; turn == Position.OVER && player < rules.players(); player++) {
            scene.require(
                    position.score(player) == image.score(symmetry.player(player)),
                    Law.SYMMETRY,
                    "%s: the image %s has another score",
                    symmetry,
                    image);
        }
    }
}
