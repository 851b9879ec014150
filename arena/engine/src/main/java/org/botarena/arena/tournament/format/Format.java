package org.botarena.arena.tournament.format;

import java.util.List;
import java.util.Map;
import org.botarena.arena.rating.Counts;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * How the entrants meet. A pure function: the same field and the same results give the same next round, whenever it is
 * asked, so that a tournament that was stopped goes on as if nothing had happened. Immutable.
 */
public interface Format {
    /**
     * The bouts of the next round.
     *
     * @param played the rounds so far with their results, bout by bout; of a fixed format only their number counts
     * @return in the order in which they are to start; empty: it is over
     */
    List<GamePair> next(Participants field, List<List<Score>> played);

    /** Whether no round depends on results, so that one can begin before the last has ended. */
    boolean isFixed();

    /** The games of all rounds; where results decide that: at most, ties of a knockout aside. */
    long games(Participants field);

    /**
     * About how long it takes to play it without games and to rate it once: a million takes a second or two. Most of it is
     * the fit, which looks at each two entrants a few times.
     */
    default double effort(Participants field) {
        double entrants = field.entrants().size();
        return 4 * entrants * entrants + games(field) / 4.0;
    }

    /** Whether it never ends, since entrants may come at any time. */
    default boolean isEndless(Participants field) {
        return Double.isInfinite(effort(field));
    }

    /** Whether the ratings so far choose who meets whom. */
    default boolean isLadder() {
        return false;
    }

    /** The pairs' indexes lie below this; where results decide that, as far as is known beforehand. */
    default int fixtures(Participants field) {
        return field.pairs();
    }

    /**
     * What decides the places before points do: a number for each entrant, the lowest in front; equal or missing ones are
     * told apart by points.
     */
    Map<String, Integer> tiers(Participants field, List<List<Score>> played);

    /**
     * The numbers that {@link #tiers} come from, for each entrant that has some: whoever reads the standings can check the
     * places. None where the standings have them anyway.
     */
    default Map<String, Map<Criterion, Double>> criteria(Participants field, List<List<Score>> played) {
        return Map.of();
    }

    /** Whether {@link #tiers} are the same in whatever rounds the bouts were played. */
    default boolean areTiersOfBouts() {
        return false;
    }

    /**
     * How many can still come.
     *
     * @param played the rounds that have begun
     */
    default int room(Participants field, List<List<Score>> played) {
        return Integer.MAX_VALUE;
    }

    /**
     * The first round of those who come now, for {@link Participants#stays}; where the rounds before are made up for: 0.
     *
     * @param played the rounds that have begun
     */
    default int entry(Participants field, List<List<Score>> played) {
        return 0;
    }

    /**
     * Whether entrants that come now need points for the rounds that they missed: the organizer sets them.
     *
     * @param played the rounds that have begun
     */
    default boolean needsPoints(Participants field, List<List<Score>> played) {
        return false;
    }

    /**
     * Whether the games before a change count on when somebody leaves now or has another jar: where rounds were drawn from
     * them they have to. Otherwise they are played anew, or were for nothing.
     *
     * @param played the rounds that have begun
     */
    default boolean keepsGames(Participants field, List<List<Score>> played) {
        return !isFixed();
    }

    /** The order of the places before points count; empty: points come first. */
    Sentence places();

    /** What it would be typed as: its name under {@link FormatType#SETTING}, and the options that are set, by name. */
    Map<String, String> settings();

    /** Its name, with what was settled. */
    @Override
    String toString();

    /** Its name for readers. */
    default Sentence title() {
        return Sentence.quote(toString());
    }

    /** Its name in a table of what formats take. */
    default String forecastName() {
        return toString();
    }

    /** Of what there are so many pairs. */
    default String meeting() {
        return "a meeting";
    }

    /** Those against whom the others are graded; mostly none. */
    default List<String> references() {
        return List.of();
    }

    /**
     * The chance, on each side, that the interval of a grade is wrong: smaller where earlier results decide how many games
     * there are.
     *
     * @param pairs of games that the grade comes from, above 0
     */
    default double tail(Participants field, double pairs) {
        return Counts.TAIL;
    }

    /** Refuses a field that the format cannot hold, with what would help. */
    default void check(Participants field) {}
}
