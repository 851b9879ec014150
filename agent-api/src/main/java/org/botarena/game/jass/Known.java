package org.botarena.game.jass;

/**
 * What everybody knows the hands not to hold, from the cards that their players laid: what the rules would have made
 * them lay instead. Immutable.
 *
 * @param first the cards that seat 0 lacks
 * @param second those that seat 1 lacks
 * @param third those that seat 2 lacks
 * @param fourth those that seat 3 lacks
 */
record Known(long first, long second, long third, long fourth) implements VoidHistory {
    /** Nothing yet. */
    static final Known NOTHING = new Known(0, 0, 0, 0);

    /** From sets by seat. */
    static Known of(long[] lacks) {
        return new Known(lacks[0], lacks[1], lacks[2], lacks[3]);
    }

    /** What a seat lacks. */
    long lacks(int seat) {
        return switch (seat) {
            case 0 -> first;
            case 1 -> second;
            case 2 -> third;
            default -> fourth;
        };
    }

    /** The same, and that a seat lacks these too. */
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

    /** Whether the same is known of the cards of a set. */
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
