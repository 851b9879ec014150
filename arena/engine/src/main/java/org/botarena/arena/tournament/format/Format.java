package org.botarena.arena.tournament.format;

import java.util.List;
import java.util.Map;
import org.botarena.arena.rating.Counts;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Decides how the entrants meet. A pure function: the same entrants and results always give the same next round. A
 * resumed tournament therefore continues exactly as if it had not been stopped. Immutable.
 */
public interface Format {
    /**
     * The bouts of the next round.
     *
     * @param played the rounds so far with their results, bout by bout; a fixed format only uses their number
     * @return in the order in which they start, or empty if the tournament is over
     */
    List<GamePair> next(Participants field, List<List<Score>> played);

    /** Whether no round depends on results, so that a round can begin before the previous one has ended. */
    boolean isFixed();

    /**
     * The number of games of all rounds. Where results decide it, this is the maximum, not counting ties in a knockout.
     */
    long games(Participants field);

    /**
     * The approximate cost of drawing all rounds without playing and of rating once: a million takes one or two
     * seconds. The fit takes the most, which visits each pair of entrants a few times.
     */
    default double effort(Participants field) {
        double entrants = field.entrants().size();
        return 4 * entrants * entrants + games(field) / 4.0;
    }

    /** Whether it never ends, since entrants may come at any time. */
    default boolean isEndless(Participants field) {
        return Double.isInfinite(effort(field));
    }

    /** Whether the ratings so far choose the pairings. */
    default boolean isLadder() {
        return false;
    }

    /** An upper bound of the pairs' indexes; where results decide it, as far as it is known in advance. */
    default int fixtures(Participants field) {
        return field.pairs();
    }

    /**
     * The tiers that decide the places before points do: a number for each entrant, the lowest first. Points decide
     * between equal or missing ones.
     */
    Map<String, Integer> tiers(Participants field, List<List<Score>> played);

    /**
     * The numbers behind {@link #tiers}, for each entrant that has some, with which readers of the standings can verify
     * the places. Empty if the standings already show them.
     */
    default Map<String, Map<Criterion, Double>> criteria(Participants field, List<List<Score>> played) {
        return Map.of();
    }

    /** Whether {@link #tiers} do not depend on the rounds in which the bouts were played. */
    default boolean areTiersOfBouts() {
        return false;
    }

    /**
     * The number of entrants who can still come.
     *
     * @param played the rounds that have begun
     */
    default int room(Participants field, List<List<Score>> played) {
        return Integer.MAX_VALUE;
    }

    /**
     * The first round of entrants who come now, for {@link Participants#stays}, or 0 if they make up for earlier
     * rounds.
     *
     * @param played the rounds that have begun
     */
    default int entry(Participants field, List<List<Score>> played) {
        return 0;
    }

    /**
     * Whether entrants that come now need points for the rounds that they missed, set by the organizer.
     *
     * @param played the rounds that have begun
     */
    default boolean needsPoints(Participants field, List<List<Score>> played) {
        return false;
    }

    /**
     * Whether earlier games still count when an entrant leaves now or has another jar. They must where rounds were
     * drawn from them. Otherwise they are replayed or dropped.
     *
     * @param played the rounds that have begun
     */
    default boolean keepsGames(Participants field, List<List<Score>> played) {
        return !isFixed();
    }

    /** The order of the places before points count, or empty if points come first. */
    Sentence places();

    /**
     * The settings as typed: the format's name under {@link FormatType#SETTING}, and the options that are set, by name.
     */
    Map<String, String> settings();

    /** Its name with its settings. */
    @Override
    String toString();

    /** Its name for readers. */
    default Sentence title() {
        return Sentence.quote(toString());
    }

    /** Its name in a table of the cost of formats. */
    default Sentence forecastName() {
        return Sentence.quote(toString());
    }

    /** The number of pairs of games, and the meeting to which it applies. */
    default Sentence meeting(int pairs) {
        return Sentence.of("plan.meeting", pairs);
    }

    /** The references that the other entrants are graded against; empty for most formats. */
    default List<String> references() {
        return List.of();
    }

    /**
     * The probability, on each side, that the interval of a grade is wrong. It is smaller where earlier results decide
     * the number of games.
     *
     * @param pairs the number of game pairs behind the grade, above 0
     */
    default double tail(Participants field, double pairs) {
        return Counts.TAIL;
    }

    /** Rejects entrants that the format cannot handle, with a remedy. */
    default void check(Participants field) {}
}
