package org.botarena.laws;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.picture.Picture;
import org.botarena.api.picture.Place;

/** The laws of pictures: their contents, and the cells that a person clicks. One thread at a time. */
record PictureLaws<P extends Position<P>>(Rules<P> rules, RandomGenerator random) {
    /** Checks the view of one random player after the last move, and the cells of all moves. */
    void check(Scene scene, P position, long lastMove) {
        P view = position.seenBy(random.nextInt(rules.players()));
        Picture picture = rules.picture(view, lastMove);
        Picture again = rules.picture(rules.parse(view.toString()), lastMove);
        scene.require(picture.equals(again), Law.PICTURE, "%s shows %s, read again %s", view, picture, again);
        if (position.turn() >= 0) {
            checkCells(scene, position);
        }
    }

    private void checkCells(Scene scene, P position) {
        P view = position.seenBy(position.turn());
        Picture picture = rules.picture(view, Position.NONE);
        Set<List<Place>> taken = new HashSet<>();
        for (long move : position.moves()) {
            List<Place> cells = rules.cells(view, move);
            String shown = position.show(move);
            scene.require(
                    cells.equals(rules.cells(position, move)), Law.CELLS, "%s: the mover clicks %s", shown, cells);
            scene.require(cells.stream().allMatch(picture::has), Law.CELLS, "%s is off the picture: %s", shown, cells);
            scene.require(
                    cells.isEmpty() || taken.add(cells), Law.CELLS, "%s has the cells of another: %s", shown, cells);
        }
    }
}
