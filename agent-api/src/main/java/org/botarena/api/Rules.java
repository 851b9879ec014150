package org.botarena.api;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.botarena.api.notation.GameNotation;
import org.botarena.api.notation.GtpBoard;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Picture;
import org.botarena.api.picture.Place;

/**
 * The fixed facts of one game with its options set. Immutable; two of the same game and options are equal.
 *
 * @param <P> the positions of the game
 */
public interface Rules<P extends Position<P>> {
    /**
     * The game with the options that differ from their defaults, as {@link Games#parse} reads it: {@code reversi},
     * {@code reversi:size=6,mirrored=true}.
     */
    String name();

    /** The class of the positions. */
    Class<P> positionType();

    /** How many seats there are. */
    default int players() {
        return 2;
    }

    /** The team of a seat; by default each seat is its own. */
    default int team(int player) {
        return player;
    }

    /** The first seat of each team, in their order: as many as the game has sides. */
    default List<Integer> firstSeats() {
        return IntStream.range(0, players())
                .filter(seat -> IntStream.range(0, seat).noneMatch(other -> team(other) == team(seat)))
                .boxed()
                .toList();
    }

    /** No position has more moves than this. */
    int maxMoves();

    /** The standard start. */
    P start();

    /** A start with its hidden or random part drawn; the standard start where there is none. */
    default P deal(RandomGenerator random) {
        return start();
    }

    /**
     * Reads the text form of a position, and what other programs write of one where they have a form of their own.
     *
     * @throws IllegalArgumentException naming the game, what is wrong and where, if an invariant of the position is
     *     broken; a consistent position that no game reaches is accepted
     */
    P parse(String text);

    /** The move that the referee plays without asking the player (Reversi's pass), else {@link Position#NONE}. */
    default long forced(P position) {
        return Position.NONE;
    }

    /** The lowest score that {@link Position#score} can give; a fault costs it. */
    double worstScore();

    /** The highest score that {@link Position#score} can give. */
    double bestScore();

    /** What the teams' scores always add up to, if they do: 0 for most games. */
    default OptionalDouble scoreSum() {
        return OptionalDouble.of(0);
    }

    /**
     * By how much a player's score exceeds the best one of the other teams: above 0 if its team has won, 0 if it shares
     * the first place, below 0 otherwise.
     *
     * @param over a position in which the game is over
     */
    default double margin(P over, int player) {
        int team = team(player);
        double others = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < players(); other++) {
            if (team(other) != team) {
                others = Math.max(others, over.score(other));
            }
        }
        return over.score(player) - others;
    }

    /**
     * The team that has won: the one alone in front, or -1 if several share the first place.
     *
     * @param over a position in which the game is over
     */
    default int lead(P over) {
        int leader = 0;
        boolean isAlone = true;
        double best = over.score(0);
        for (int player = 1; player < players(); player++) {
            double score = over.score(player);
            if (score > best) {
                best = score;
                leader = player;
                isAlone = true;
            } else if (score == best) {
                isAlone &= team(player) == team(leader);
            }
        }
        return isAlone ? team(leader) : -1;
    }

    /** Whether {@link #deal} draws something; by default, whether it asks its generator for anything. */
    default boolean hasDeal() {
        RandomGenerator random = new SplittableRandom(0);
        boolean[] isAsked = new boolean[1];
        deal(() -> {
            isAsked[0] = true;
            return random.nextLong();
        });
        return isAsked[0];
    }

    /** Whether a player may see less than there is; by default, whether the positions have a {@code seenBy} of their own. */
    default boolean isHidden() {
        return hasItsOwn("seenBy");
    }

    /** Whether chance may be to move; by default, whether the positions have a {@code probability} of their own. */
    default boolean hasChance() {
        return hasItsOwn("probability");
    }

    private boolean hasItsOwn(String method) {
        return Arrays.stream(positionType().getMethods())
                .anyMatch(each -> each.getName().equals(method) && each.getDeclaringClass() != Position.class);
    }

    /**
     * What a position looks like; by default its text form, as a board where it begins with one.
     *
     * @param view what is to be shown, without what must not be seen
     * @param lastMove the move that led here, or {@link Position#NONE}
     */
    default Picture picture(P view, long lastMove) {
        P start = start();
        boolean isLettered = start.turn() >= 0 && start.show(start.moves()[0]).matches("[a-z][0-9]+");
        return Picture.ofText(view.toString(), isLettered);
    }

    /**
     * What a position looks like to a reader who has followed the game; by default as {@link #picture(Position, long)}. A game
     * overrides it where the position no longer holds what a reader wants to see, such as a completed trick.
     *
     * @param view what is to be shown, without what must not be seen
     * @param moves those that led here from the start of the game, the first one first
     */
    default Picture picture(P view, List<Long> moves) {
        return picture(view, moves.isEmpty() ? Position.NONE : moves.get(moves.size() - 1));
    }

    /** What stands for a player in the pictures: a black disc, a cross; empty, as by default, where nothing does. */
    default Optional<Cell> piece(int player) {
        return Optional.empty();
    }

    /** The {@linkplain #piece pieces} of the first seats of all teams; empty where a team has none. */
    default List<Cell> pieces() {
        List<Cell> pieces =
                firstSeats().stream().flatMap(seat -> piece(seat).stream()).toList();
        return pieces.size() == firstSeats().size() ? pieces : List.of();
    }

    /**
     * Each team's count in a position: its discs, men or points. Empty by default, for games that count nothing. Where there is a
     * count, the lines of a picture that name two players only repeat it.
     */
    default List<Integer> counts(P position) {
        return List.of();
    }

    /**
     * What was counted to decide a game, as its players write it: the discs of Reversi, {@code 40-24}; empty, as by default,
     * where nothing is counted.
     *
     * @param over a position in which the game is over
     */
    default Optional<String> tally(P over) {
        return Optional.empty();
    }

    /**
     * The cells of the picture that a person clicks on, one after the other, for a move; none, as by default, where the
     * move has no place in the picture and is chosen by its text. No two moves of a position have the same cells.
     *
     * @param position where the move is legal: the mover's view or the whole position
     */
    default List<Place> cells(P position, long move) {
        return List.of();
    }

    /**
     * The ways to turn or mirror this game that leave it the same, without the one that does nothing; with two of them
     * also what they make one after the other. Openings that are images of each other then count as one.
     */
    default List<Symmetry<P>> symmetries() {
        return List.of();
    }

    /**
     * The moves that a line names, in the game's notation. By default they are separated by blanks. A game overrides it where
     * other programs write lines of their own: {@code F5D6C3}, {@code 1. 11-15 23-19}, {@code 44455554221}.
     *
     * @param from where the line begins
     * @return the moves, of which an illegal one is as it was written; all that comes after it is, too
     * @throws IllegalArgumentException if something in the line is not a move, saying what and where
     */
    default List<String> moves(P from, String line) {
        return Arrays.stream(line.split("\\s+", -1))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** The forms in which other programs read whole games; none by default. Each has another suffix. */
    default List<GameNotation> notations() {
        return List.of();
    }

    /** How programs that speak the Go Text Protocol call this game's board; empty: none does. */
    default Optional<GtpBoard> gtp() {
        return Optional.empty();
    }

    /** How many random plies make a fair opening by default; 0 where the game's own start is varied enough. */
    int openingPlies();
}
