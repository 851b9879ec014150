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
 * What two entrants made of one start position, in both seatings and however often: games that have their opening in
 * common are not independent of each other, so a meeting is the unit of all errors. Immutable.
 *
 * @param one an entrant
 * @param other another one
 * @param start a number for the position, the same for all who met on it; 0 if it is unknown
 * @param wins games that the first one won
 * @param draws games drawn
 * @param losses games that the other won
 * @param distinct how many of them are no repetitions, at most all: as many games it counts
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
     * @param start a number for the position and, where there is chance, the stream of it
     * @param course a number for who sat where and what was played: equal games, equal numbers
     * @param points that the first one made: 0, 0.5 or 1
     */
    public record Game(String one, String other, long start, long course, double points) {
        /** With the entrant in front whose name sorts first, to find its meeting: {@link Pool} gives the order that counts. */
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

    /** The meetings that these games make up; the order of the games does not matter. */
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

    /** The same with the other in front. */
    PairResult turned() {
        return new PairResult(
                /* one= */ other, /* other= */ one, start, /* wins= */ losses, draws, /* losses= */ wins, distinct);
    }

    /** How many games it counts as. */
    double games() {
        return distinct;
    }

    /** How many of these were drawn. */
    public double drawn() {
        return worth(draws);
    }

    /** How many of these the first one won. */
    public double won() {
        return worth(wins);
    }

    /** How many of these the other won. */
    public double lost() {
        return worth(losses);
    }

    private double worth(double some) {
        return some == 0 ? 0 : some * distinct / (wins + draws + losses);
    }

    /** The points of the first one in so many games; a repetition moves the share, not the number. */
    double points() {
        return worth(wins + draws / 2.0);
    }
}
