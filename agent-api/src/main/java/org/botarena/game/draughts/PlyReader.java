package org.botarena.game.draughts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.botarena.api.notation.NotationException;

/**
 * Plays the moves that another program wrote, and names each with all of its squares. A capture may be written as its
 * two ends, with some squares between them, or step by step: {@code 9x18 18x25}. From an illegal move on, all moves
 * stay as they were written. One thread.
 */
final class PlyReader {
    private final List<String> plies = new ArrayList<>();

    /** The position before the last ply. */
    private Draughts before;

    private Draughts position;
    private MoveWord last = MoveWord.NONE;

    /** Whether the last word was only the beginning of a capture. */
    private boolean isOpen;

    /** Whether a move was illegal. */
    private boolean isLost;

    PlyReader(Draughts start) {
        before = start;
        position = start;
    }

    /** The plies so far, in notation. */
    List<String> plies() {
        return List.copyOf(plies);
    }

    /**
     * Adds one word.
     *
     * @throws NotationException if it may mean several moves, or the word before it is only the beginning of a capture
     */
    void add(MoveWord word) {
        if (isLost) {
            plies.add(word.toString());
            return;
        }
        boolean isOfMover = (!plies.isEmpty() || isOpen)
                && word.first() == last.last(); // The mover's own piece occupies the square.
        if (isOfMover && plays(before, last.with(word), isOpen ? plies.size() : plies.size() - 1)) {
            return;
        }
        requireWhole();
        if (!plays(position, word, plies.size())) {
            isLost = true;
            plies.add(word.toString());
        }
    }

    /**
     * Ends the moves.
     *
     * @throws NotationException if the last word is only the beginning of a capture
     */
    void requireWhole() {
        if (isOpen) {
            throw new NotationException(last.at(), "%s is only the beginning of a capture".formatted(last));
        }
    }

    /** Plays a word if it is legal; otherwise changes nothing and returns false. */
    private boolean plays(Draughts at, MoveWord word, int ply) {
        List<Long> on = Arrays.stream(at.moves())
                .boxed()
                .filter(move -> word.isOn(at.squares(move)) && (at.jumped(move).length > 0 || !word.isCapture()))
                .toList();
        if (on.isEmpty()) {
            return false;
        }
        List<Long> whole =
                on.stream().filter(move -> at.to(move) == word.last()).toList();
        List<Long> exact = whole.stream()
                .filter(move -> at.squares(move).length == word.squares().size())
                .toList();
        List<Long> meant = exact.isEmpty() ? whole : exact;
        if (meant.stream().map(at::play).distinct().count() > 1) {
            throw new NotationException(
                    word.at(),
                    "%s may be %s".formatted(word, meant.stream().map(at::show).collect(Collectors.joining(" or "))));
        }
        plies.subList(ply, plies.size()).clear();
        before = at;
        last = word;
        isOpen = meant.isEmpty();
        if (!isOpen) {
            plies.add(at.show(meant.get(0)));
            position = at.play(meant.get(0));
        }
        return true;
    }
}
