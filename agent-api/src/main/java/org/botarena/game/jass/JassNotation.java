package org.botarena.game.jass;

import java.util.StringJoiner;

/** The text form of positions. */
final class JassNotation {
    private static final int FIELDS = 7;
    private static final String NOTHING = "-";

    private final String text;

    /** The field in which each card was read, for the message about a second one. */
    private final String[] found = new String[Cards.COUNT];

    private JassNotation(String text) {
        this.text = text;
    }

    static String text(Jass position) {
        StringJoiner trick = new StringJoiner(",").setEmptyValue(NOTHING);
        StringJoiner hands = new StringJoiner("/");
        StringJoiner lacks = new StringJoiner("/");
        long laid = 0;
        for (int card : position.trick()) {
            trick.add(Cards.name(card));
            laid |= 1L << card;
        }
        for (int seat = 0; seat < OpenTable.SEATS; seat++) {
            hands.add(Cards.text(position.hand(seat)));
            lacks.add(Cards.text(position.lacks(seat)));
        }
        StringBuilder text = new StringBuilder(160);
        text.append(Cards.letter(position.trump())).append(' ').append(position.leader());
        text.append(' ').append(trick).append(' ').append(hands);
        text.append(' ')
                .append(Cards.text(position.played() & ~laid))
                .append(' ')
                .append(lacks);
        return text.append(' ')
                .append(points(position, 0))
                .append(':')
                .append(points(position, 1))
                .toString();
    }

    private static String points(Jass position, int team) {
        return position.hasTaken(team) ? Integer.toString(position.points(team)) : NOTHING;
    }

    /**
     * Reads a position.
     *
     * @throws IllegalArgumentException if the text is not a position; the message names the fault and its place
     */
    static Jass read(String text) {
        return new JassNotation(text).read();
    }

    private Jass read() {
        String[] fields = text.split(" ", -1);
        if (fields.length != FIELDS) {
            throw refused(
                    "it has %d fields, not 7: trump, leader, trick, hands, collected, lacking, points", fields.length);
        }
        int trump = fields[0].length() == 1 ? Cards.colour(fields[0].charAt(0)) : -1;
        if (trump < 0) {
            throw refused("the trump is '%s': it is S, H, D or C", fields[0]);
        }
        if (!fields[1].matches("[0-3]")) {
            throw refused("the seat that leads is '%s': it is 0 to 3", fields[1]);
        }
        int leader = Integer.parseInt(fields[1]);
        int[] trick = trick(fields[2]);
        long[] hands = bySeat(fields[3], "the hand", true);
        long collected = set(fields[4], "the cards collected", true);
        long[] lacks = bySeat(fields[5], "the cards lacking", false);
        long table = table(trump, leader, collected, fields[6]);
        long played = collected;
        for (int card : trick) {
            table = OpenTable.with(table, card);
            played |= 1L << card;
        }
        checkHands(hands, lacks, table);
        long unseen = Cards.ALL & ~(played | hands[0] | hands[1] | hands[2] | hands[3]);
        Jass position = Jass.of(hands, unseen, Known.of(lacks), table);
        if (!position.isPossible()) {
            throw refused(
                    "no deal of the %d unseen cards agrees with what the hands lack", Long.bitCount(position.unseen()));
        }
        return position;
    }

    private int[] trick(String field) {
        if (field.equals(NOTHING)) {
            return new int[0];
        }
        String[] names = field.split(",", -1);
        if (names.length >= OpenTable.SEATS) {
            throw refused("the trick has %d cards: one of four is collected", names.length);
        }
        int[] trick = new int[names.length];
        for (int i = 0; i < names.length; i++) {
            long card = set(names[i], "the trick", true);
            if (Long.bitCount(card) != 1) {
                throw refused("the trick has '%s': a card is its colour and its rank", names[i]);
            }
            trick[i] = Long.numberOfTrailingZeros(card);
        }
        return trick;
    }

    private long[] bySeat(String field, String what, boolean isPlace) {
        String[] parts = field.split("/", -1);
        if (parts.length != OpenTable.SEATS) {
            throw refused("'%s' has %d parts, not 4: %s of each seat, with / between", field, parts.length, what);
        }
        long[] sets = new long[OpenTable.SEATS];
        for (int seat = 0; seat < OpenTable.SEATS; seat++) {
            sets[seat] = set(parts[seat], what + " of seat " + seat, isPlace);
        }
        return sets;
    }

    /** Reads a set of cards. A card in one place must not be in another. */
    private long set(String field, String where, boolean isPlace) {
        long set = 0;
        int colour = -1;
        boolean isNamed = false;
        for (int at = 0; at < field.length() && !field.equals(NOTHING); ) {
            int rank = colour < 0 ? -1 : Cards.rankAt(field, at);
            if (rank < 0) {
                colour = colour < 0 || isNamed ? Cards.colour(field.charAt(at)) : -1;
                if (colour < 0) {
                    throw refused("%s: '%s' is not a set of cards at character %d", where, field, at + 1);
                }
                isNamed = false;
                at++;
            } else {
                int card = (int) Jass.card(colour, rank);
                if (((set >>> card) & 1) != 0) {
                    throw refused("%s comes twice in %s", Cards.name(card), where);
                }
                set |= 1L << card;
                place(card, where, isPlace);
                isNamed = true;
                at += Cards.width(rank);
            }
        }
        if (!field.equals(NOTHING) && !isNamed) {
            throw refused("%s: '%s' is not a set of cards: a colour, then its ranks; - for none", where, field);
        }
        return set;
    }

    private void place(int card, String where, boolean isPlace) {
        if (isPlace && found[card] != null) {
            throw refused("%s comes twice: in %s and in %s", Cards.name(card), found[card], where);
        }
        found[card] = isPlace ? where : found[card];
    }

    private long table(int trump, int leader, long collected, String field) {
        int count = Long.bitCount(collected);
        int tricks = count / OpenTable.SEATS;
        if (count % OpenTable.SEATS != 0) {
            throw refused("%d cards are collected: a trick has four", count);
        }
        String[] parts = field.split(":", -1);
        int[] points = new int[2];
        boolean[] taken = new boolean[2];
        for (int team = 0; team < 2; team++) {
            if (parts.length != 2 || !parts[team].matches("-|0|[1-9][0-9]{0,2}")) {
                throw refused("the points are '%s': those of team 0 and team 1, like 45:112, - without a trick", field);
            }
            taken[team] = !parts[team].equals(NOTHING);
            points[team] = taken[team] ? Integer.parseInt(parts[team]) : 0;
        }
        checkPoints(trump, collected, tricks, points, taken, field);
        return OpenTable.of(trump, leader, tricks, points, taken);
    }

    private void checkPoints(int trump, long collected, int tricks, int[] points, boolean[] taken, String field) {
        int teams = (taken[0] ? 1 : 0) + (taken[1] ? 1 : 0);
        if (teams > tricks || (tricks > 0 && teams == 0)) {
            throw refused("the points are '%s': of %d tricks %d teams have taken some", field, tricks, teams);
        }
        int made = OpenTable.pointsMade(trump, collected, tricks, teams == 1);
        if (points[0] + points[1] != made) {
            throw refused("the points are '%s': the cards collected make %d", field, made);
        }
    }

    private void checkHands(long[] hands, long[] lacks, long table) {
        for (int seat = 0; seat < OpenTable.SEATS; seat++) {
            int held = Long.bitCount(hands[seat]);
            int due = OpenTable.held(table, seat);
            if (held != 0 && held != due) {
                throw refused("the hand of seat %d has %d cards, not %d", seat, held, due);
            }
            if ((hands[seat] & lacks[seat]) != 0) {
                throw refused(
                        "the hand of seat %d has %s, which it is known not to hold",
                        seat, Cards.text(hands[seat] & lacks[seat]));
            }
        }
    }

    private IllegalArgumentException refused(String why, Object... values) {
        return new JassRules().refused(text, why, values);
    }
}
