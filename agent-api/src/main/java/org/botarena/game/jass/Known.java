package org.botarena.game.jass;

/**
 * The cards that everybody knows the hands to lack, inferred from the cards played: the rules would have forced their
 * players to play those cards instead. Immutable.
 *
 * @param first the cards that seat 0 lacks
 * @param second the cards that seat 1 lacks
 * @param third the cards that seat 2 lacks
 * @param fourth the cards that seat 3 lacks
 */
record Known(long first, long second, long third, long fourth) implements VoidHistory {
    /** Nothing yet. */
    static final Known NOTHING = new Known(0, 0, 0, 0);

    static Known of(long[] lacks) {
        return new Known(lacks[0], lacks[1], lacks[2], lacks[3]);
    }

    /** The cards that a seat lacks. */
    long lacks(int seat) {
        return switch (seat) {
            case 0 -> first;
            case 1 -> second;
            case 2 -> third;
            default -> fourth;
        };
    }

    /** A copy in which a seat also lacks these cards. */
    Known without(int seat, long cards) {
        if ((cards & ~lacks(seat)) == 0) {
            return this;
        }
        return switch (seat) {
            case 0 -> new Known(first | cards, second, third, fourth);
            case 1 -> new Known(first, second | cards, third, fourth);
            case 2 -> new Known(first, second, third | cards, fourth);
            default -> new Known(first, second, third, fourth | cards);
        };
    }

    /** Whether two agree about the cards of a set. */
    boolean isSame(Known other, long cards) {
        return (((first ^ other.first) | (second ^ other.second) | (third ^ other.third) | (fourth ^ other.fourth))
                        & cards)
                == 0;
    }

    @Override
    public Known known() {
        return this;
    }
}
