package org.botarena.api;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
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
 * The fixed facts of one game with its options set. Immutable; two objects of the same game and options are equal.
 *
 * @param <P> the positions of the game
 */
public interface Rules<P extends Position<P>> {
    /**
     * The name with the options that differ from their defaults, as {@link Games#parse} reads it: {@code reversi},
     * {@code reversi:size=6,mirrored=true}.
     */
    String name();

    /** The class of the positions; by default, that of the start. */
    @SuppressWarnings("unchecked")
    default Class<P> positionType() {
        return (Class<P>) start().getClass();
    }

    /** The number of players. */
    default int players() {
        return 2;
    }

    /** The team of a player; by default each player is a separate team. */
    default int team(int player) {
        return player;
    }

    /** The first player of each team, in team order. */
    default List<Integer> firstSeats() {
        return IntStream.range(0, players())
                .filter(seat -> IntStream.range(0, seat).noneMatch(other -> team(other) == team(seat)))
                .boxed()
                .toList();
    }

    /** An upper bound on the number of moves in a position. */
    int maxMoves();

    /** The standard start. */
    P start();

    /** A start with its hidden or random part drawn; the standard start if the game has no such part. */
    default P deal(RandomGenerator random) {
        return start();
    }

    /**
     * Reads a position from its text form, or from the form of other programs if one exists.
     *
     * @throws IllegalArgumentException if an invariant of the position is broken, naming the game, the fault and its
     *     place; a consistent position that no game reaches is accepted
     */
    P parse(String text);

    /**
     * An exception for {@link #parse} to throw. Its message is the name of the game, the reason and the text.
     *
     * @param why the reason, a format of {@link java.util.Formatter} for the values
     */
    default IllegalArgumentException refused(String text, String why, Object... values) {
        String shown = text.length() > 80 ? text.substring(0, 80) + "…" : text;
        return new IllegalArgumentException(
                "%s: no position: %s: '%s'".formatted(name(), String.format(Locale.ROOT, why, values), shown));
    }

    /** The move that the referee plays without asking the player (Reversi's pass), or {@link Position#NONE}. */
    default long forced(P position) {
        return Position.NONE;
    }

    /** The lowest possible {@link Position#score}, by default -1; a player at fault gets it. */
    default double worstScore() {
        return -1;
    }

    /** The highest possible {@link Position#score}, by default 1. */
    default double bestScore() {
        return 1;
    }

    /** The constant sum of the teams' scores, 0 for most games, or empty if it varies. */
    default OptionalDouble scoreSum() {
        return OptionalDouble.of(0);
    }

    /**
     * The player's score minus the best score of the other teams. It is above 0 if the player's team has won, 0 if it
     * shares first place, and below 0 otherwise.
     *
     * @param over a position in which the game has ended
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
     * The team that has won, or -1 if several share first place.
     *
     * @param over a position in which the game has ended
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

    /** Whether {@link #deal} draws something; by default, whether it asks its generator for a number. */
    default boolean hasDeal() {
        RandomGenerator random = new SplittableRandom(0);
        boolean[] isAsked = new boolean[1];
        deal(() -> {
            isAsked[0] = true;
            return random.nextLong();
        });
        return isAsked[0];
    }

    /**
     * Whether part of a position may be hidden from a player; by default, whether the positions override {@code
     * seenBy}.
     */
    default boolean isHidden() {
        return hasItsOwn("seenBy");
    }

    /** Whether chance may be to move; by default, whether the positions override {@code probability}. */
    default boolean hasChance() {
        return hasItsOwn("probability");
    }

    private boolean hasItsOwn(String method) {
        return Arrays.stream(positionType().getMethods())
                .anyMatch(each -> each.getName().equals(method) && each.getDeclaringClass() != Position.class);
    }

    /**
     * Draws a position; by default its text form, as a board if the text begins with one.
     *
     * @param view the position to show, without what must not be seen
     * @param lastMove the move that led here, or {@link Position#NONE}
     */
    default Picture picture(P view, long lastMove) {
        P start = start();
        boolean isLettered = start.turn() >= 0 && start.show(start.moves()[0]).matches("[a-z][0-9]+");
        return Picture.ofText(view.toString(), isLettered);
    }

    /**
     * Draws a position for a reader who has followed the game; by default like {@link #picture(Position, long)}. A game
     * overrides it if the position no longer holds what a reader wants to see, such as a completed trick.
     *
     * @param view the position to show, without what must not be seen
     * @param moves all moves from the start of the game to this position
     */
    default Picture picture(P view, List<Long> moves) {
        return picture(view, moves.isEmpty() ? Position.NONE : moves.get(moves.size() - 1));
    }

    /** The cell that represents a player in pictures, such as a black disc or a cross; empty by default. */
    default Optional<Cell> piece(int player) {
        return Optional.empty();
    }

    /** The {@linkplain #piece pieces} of the first players of all teams, or empty if a team has none. */
    default List<Cell> pieces() {
        List<Cell> pieces =
                firstSeats().stream().flatMap(seat -> piece(seat).stream()).toList();
        return pieces.size() == firstSeats().size() ? pieces : List.of();
    }

    /**
     * Each team's count in a position: its discs, men or points. Empty by default, for games that count nothing. If
     * there is a count, the lines of a picture that name two players only repeat it.
     */
    default List<Integer> counts(P position) {
        return List.of();
    }

    /**
     * The count that decided a game, as its players write it: {@code 40-24} for the discs of Reversi. Empty by default.
     *
     * @param over a position in which the game has ended
     */
    default Optional<String> tally(P over) {
        return Optional.empty();
    }

    /**
     * The cells of the picture that a person clicks in order to make a move. The list is empty, as by default, if the
     * move has no place in the picture and is chosen by its text. No two moves of a position have the same cells.
     *
     * @param position where the move is legal: the mover's view or the whole position
     */
    default List<Place> cells(P position, long move) {
        return List.of();
    }

    /**
     * The rotations and reflections that leave this game the same, without the identity. The list is closed under
     * composition. Openings that are images of each other count as one.
     */
    default List<Symmetry<P>> symmetries() {
        return List.of();
    }

    /**
     * Reads the moves of a line and returns them in the game's notation. By default they are separated by blanks. A
     * game overrides it to read the lines of other programs: {@code F5D6C3}, {@code 1. 11-15 23-19}, {@code
     * 44455554221}.
     *
     * @param from the position in which the line begins
     * @return the moves; an illegal one and all moves after it stay as they were written
     * @throws IllegalArgumentException if part of the line is not a move; the message names it and its place
     */
    default List<String> moves(P from, String line) {
        return Arrays.stream(line.split("\\s+", -1))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** The notations in which other programs read whole games, each with a different suffix; none by default. */
    default List<GameNotation> notations() {
        return List.of();
    }

    /** How programs that speak the Go Text Protocol name this game's board, or empty if they do not know it. */
    default Optional<GtpBoard> gtp() {
        return Optional.empty();
    }

    /** The default number of random plies of an opening, or 0 if the game's start is varied enough. */
    int openingPlies();
}
