package org.botarena.arena.rating.pool;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;

/**
 * The results of two entrants on one start position, in both seatings and any number of games. Games with the same
 * opening are not independent of each other, so a meeting is the unit of all errors. Immutable.
 *
 * @param one an entrant
 * @param other another one
 * @param start a number that identifies the position for all entrants, or 0 if it is unknown
 * @param wins games that the first one won
 * @param draws games drawn
 * @param losses games that the other won
 * @param distinct the number of games without repetitions, which is the number that counts
 */
public record PairResult(String one, String other, long start, int wins, int draws, int losses, int distinct) {
    /** Checks the names and numbers. */
    public PairResult {
        Objects.requireNonNull(one);
        if (one.equals(other)
                || wins < 0
                || draws < 0
                || losses < 0
                || distinct < 0
                || distinct > wins + draws + losses
                || (distinct == 0 && wins + draws + losses > 0)) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "no meeting: %s - %s, +%d =%d -%d, %d of them distinct",
                    one,
                    other,
                    wins,
                    draws,
                    losses,
                    distinct));
        }
    }

    /** A meeting without repetitions on an unknown position. */
    public PairResult(String one, String other, int wins, int draws, int losses) {
        this(one, other, 0, wins, draws, losses, wins + draws + losses);
    }

    /**
     * One game. Immutable.
     *
     * @param one an entrant
     * @param other another one
     * @param start a number that identifies the position and any stream of chance
     * @param course a number for the seating and the moves: equal games, equal numbers
     * @param points of the first entrant: 0, 0.5 or 1
     */
    public record Game(String one, String other, long start, long course, double points) {
        /** Orders the entrants by name, to find their meeting; {@link Pool} defines the order that counts. */
        Game sorted() {
            return one.compareTo(other) < 0
                    ? this
                    : new Game(/* one= */ other, /* other= */ one, start, course, 1 - points);
        }

        private boolean isOfSameMeeting(Game game) {
            return start == game.start && one.equals(game.one) && other.equals(game.other);
        }
    }

    private static final Comparator<Game> TOGETHER =
            Comparator.comparing(Game::one).thenComparing(Game::other).thenComparingLong(Game::start);

    /** Groups these games into meetings; the order of the games does not matter. */
    public static List<PairResult> of(Collection<Game> games) {
        List<Game> sorted = games.stream().map(Game::sorted).sorted(TOGETHER).toList();
        List<PairResult> meetings = new ArrayList<>();
        int from = 0;
        for (int to = 1; to <= sorted.size(); to++) {
            if (to == sorted.size() || !sorted.get(from).isOfSameMeeting(sorted.get(to))) {
                meetings.add(meeting(sorted.subList(from, to)));
                from = to;
            }
        }
        return meetings;
    }

    private static PairResult meeting(List<Game> games) {
        int[] results = new int[3];
        Set<Long> courses = new HashSet<>();
        for (Game game : games) {
            results[(int) (2 * game.points)]++;
            courses.add(game.course);
        }
        Game first = games.get(0);
        return new PairResult(first.one, first.other, first.start, results[2], results[1], results[0], courses.size());
    }

    /** The meeting from the other entrant's side. */
    PairResult turned() {
        return new PairResult(
                /* one= */ other, /* other= */ one, start, /* wins= */ losses, draws, /* losses= */ wins, distinct);
    }

    /** The number of games that count. */
    double games() {
        return distinct;
    }

    /** The number of drawn games among those that count. */
    public double drawn() {
        return worth(draws);
    }

    /** The number of games that count and that the first one won. */
    public double won() {
        return worth(wins);
    }

    /** The number of games that count and that the other won. */
    public double lost() {
        return worth(losses);
    }

    private double worth(double some) {
        return some == 0 ? 0 : some * distinct / (wins + draws + losses);
    }

    /** The points of the first one in the games that count; a repetition changes the share, not the number. */
    double points() {
        return worth(wins + draws / 2.0);
    }
}
