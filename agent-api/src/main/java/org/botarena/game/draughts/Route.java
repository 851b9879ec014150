package org.botarena.game.draughts;

/**
 * The route of one piece in one move, as a long, on every size of board. Pure functions on well-formed routes.
 *
 * <p>Bits 0 to 5 are the starting place (see {@link DraughtsSquares}), bits 6 to 10 the number of jumps, 0 for a step.
 * From bit 11 on, two bits give the direction of each jump, or of the one step, the first lowest. A piece jumps at most
 * 16 times: from one square it reaches squares of one row parity and one column parity, with at most 4x4 squares
 * between them to jump over.
 */
final class Route {
    static final int MOST_JUMPS = 16;

    private static final int PLACE_MASK = 0x3f;
    private static final int COUNT = 6;
    private static final int COUNT_MASK = 0x1f;
    private static final int WAY = 11;

    private Route() {}

    static long step(int place, int direction) {
        return place | (long) direction << WAY;
    }

    /** A route with a start only. */
    static long from(int place) {
        return place;
    }

    /** The route with one more jump. */
    static long jump(long route, int direction) {
        return (route + (1L << COUNT)) | (long) direction << (WAY + 2 * jumps(route));
    }

    static int start(long route) {
        return (int) route & PLACE_MASK;
    }

    static int jumps(long route) {
        return (int) route >>> COUNT & COUNT_MASK;
    }

    /** The directions only, two bits each. */
    static long way(long route) {
        return route >>> WAY;
    }

    static int direction(long route, int index) {
        return (int) (way(route) >>> (2 * index)) & 3;
    }

    /** Whether this is the code of a step or of jumps that stay on the board. */
    static boolean isWellFormed(long route, int size) {
        int jumps = jumps(route);
        long square = 1L << start(route) & DraughtsSquares.board(size);
        if (square == 0 || jumps > MOST_JUMPS || way(route) >>> (2 * Math.max(1, jumps)) != 0) {
            return false;
        }
        for (int i = 0; i < Math.max(1, jumps); i++) {
            square = beyond(square, direction(route, i), jumps > 0) & DraughtsSquares.board(size);
        }
        return square != 0;
    }

    /** The places that the piece visits, including the first and the last. */
    static int[] places(long route) {
        int jumps = jumps(route);
        int[] places = new int[Math.max(1, jumps) + 1];
        long square = 1L << start(route);
        places[0] = start(route);
        for (int i = 1; i < places.length; i++) {
            square = beyond(square, direction(route, i - 1), jumps > 0);
            places[i] = Long.numberOfTrailingZeros(square);
        }
        return places;
    }

    /** The places that the piece jumps over. */
    static int[] jumped(long route) {
        int[] jumped = new int[jumps(route)];
        int[] places = places(route);
        for (int i = 0; i < jumped.length; i++) {
            jumped[i] = Long.numberOfTrailingZeros(DraughtsSquares.step(1L << places[i], direction(route, i)));
        }
        return jumped;
    }

    private static long beyond(long square, int direction, boolean isJump) {
        long next = DraughtsSquares.step(square, direction);
        return isJump ? DraughtsSquares.step(next, direction) : next;
    }
}
