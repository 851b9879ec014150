package org.example.tricks;

import java.util.OptionalDouble;
import java.util.random.RandomGenerator;
import org.botarena.api.Rules;

/** The tricks of four players in two teams. */
record TricksRules() implements Rules<Tricks> {
    @Override
    public String name() {
        return "tricks";
    }

    @Override
    public Class<Tricks> positionType() {
        return Tricks.class;
    }

    @Override
    public int players() {
        return 4;
    }

    @Override
    public int team(int player) {
        return player % 2;
    }

    @Override
    public int maxMoves() {
        return Tricks.CARDS;
    }

    @Override
    public Tricks start() {
        return parse("k00k01k02|k03k04k05|k06k07k08|k09k10k11 - - 0 0");
    }

    @Override
    public Tricks deal(RandomGenerator random) {
        return new Tricks(0, 0b1111, 0, 0, 0, 0).guess(random);
    }

    @Override
    public Tricks parse(String text) {
        String[] parts = text.split(" ", -1);
        String[] four = parts[0].split("\\|", -1);
        if (parts.length != 5 || four.length != 4 || !parts[3].matches("[0-3]") || !parts[4].matches("0|[1-9][0-9]?")) {
            throw refused("it is not 'hand|hand|hand|hand trick played leader points'", text);
        }
        int played = set(parts[2], text);
        int[] table = cards(parts[1], text);
        int leader = parts[3].charAt(0) - '0';
        int points = Integer.parseInt(parts[4]);
        int trick = 0;
        int gone = played;
        for (int i = 0; i < table.length; i++) {
            if ((gone >> table[i] & 1) == 0) {
                throw refused("the trick is not among the cards played", text);
            }
            gone &= ~(1 << table[i]);
            trick |= (table[i] + 1) << 8 * i;
        }
        if (Integer.bitCount(gone) % 4 != 0 || table.length > 3 || points > sum(gone)) {
            throw refused("the cards played are not full tricks", text);
        }
        Tricks counts = new Tricks(0, 0, played, trick, leader, points);
        long hands = 0;
        int unseen = 0;
        int seen = played;
        for (int player = 0; player < 4; player++) {
            if (four[player].equals("?") && counts.size(player) > 0) {
                unseen |= 1 << player;
                continue;
            }
            int hand = set(four[player], text);
            if ((hand & seen) != 0 || Integer.bitCount(hand) != counts.size(player)) {
                throw refused("the hand of player %d".formatted(player), text);
            }
            seen |= hand;
            hands |= (long) hand << Tricks.CARDS * player;
        }
        return new Tricks(hands, unseen, played, trick, leader, points);
    }

    private static int sum(int cards) {
        int sum = 0;
        for (int rest = cards; rest != 0; rest &= rest - 1) {
            sum += Integer.numberOfTrailingZeros(rest);
        }
        return sum;
    }

    private static int set(String text, String whole) {
        int set = 0;
        for (int card : cards(text, whole)) {
            if (set >> card != 0) {
                throw refused("cards are not in ascending order", whole);
            }
            set |= 1 << card;
        }
        return set;
    }

    private static int[] cards(String text, String whole) {
        if (text.equals("-")) {
            return new int[0];
        }
        if (!text.matches("(k0[0-9]|k1[01])+") || text.length() > 3 * Tricks.CARDS) {
            throw refused("'%s' are not cards".formatted(text), whole);
        }
        int[] cards = new int[text.length() / 3];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = Integer.parseInt(text.substring(3 * i + 1, 3 * i + 3));
        }
        return cards;
    }

    private static IllegalArgumentException refused(String why, String text) {
        return new IllegalArgumentException("tricks: no position: %s: '%s'".formatted(why, text));
    }

    @Override
    public double worstScore() {
        return 0;
    }

    @Override
    public double bestScore() {
        return Tricks.SUM;
    }

    @Override
    public OptionalDouble scoreSum() {
        return OptionalDouble.of(Tricks.SUM);
    }

    @Override
    public int openingPlies() {
        return 0;
    }
}
