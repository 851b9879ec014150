package org.botarena.game.draughts;

import org.botarena.api.Rearrangement;
import org.botarena.api.Symmetry;

/**
 * The board rotated by 180 degrees, with the players exchanged. It is the only symmetry, because men have a direction
 * and squares a colour.
 *
 * @param squares the target of each place
 */
record DraughtsSymmetry(Rearrangement squares) implements Symmetry<Draughts> {
    static DraughtsSymmetry of(int size) {
        int numbers = size * size / 2;
        return new DraughtsSymmetry(Rearrangement.of(place -> (DraughtsSquares.board(size) >>> place & 1) != 0
                ? DraughtsSquares.placeOf(numbers + 1 - DraughtsSquares.number(place, size), size)
                : place));
    }

    @Override
    public Draughts of(Draughts position) {
        return new Draughts(
                squares.set(position.mover()),
                squares.set(position.other()),
                squares.set(position.kings()),
                (byte) (1 - position.side()),
                position.quiet(),
                position.size());
    }

    @Override
    public long of(long move) {
        int start = squares.cell(Route.start(move));
        int jumps = Route.jumps(move);
        if (jumps == 0) {
            return Route.step(start, opposite(Route.direction(move, 0)));
        }
        long image = Route.from(start);
        for (int i = 0; i < jumps; i++) {
            image = Route.jump(image, opposite(Route.direction(move, i)));
        }
        return image;
    }

    private static int opposite(int direction) {
        return DraughtsSquares.DIRECTIONS - 1 - direction;
    }

    @Override
    public int player(int player) {
        return 1 - player;
    }
}
