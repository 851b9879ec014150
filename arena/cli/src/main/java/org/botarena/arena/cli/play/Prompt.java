package org.botarena.arena.cli.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.cli.board.BoardStyle;
import org.botarena.arena.cli.board.Drawing;
import org.botarena.arena.match.Finding;
import org.botarena.arena.person.PersonGame;
import org.botarena.arena.text.Labelled;

/**
 * What a person is shown and may type when it is its turn. One thread.
 *
 * @param <P> the positions of the game
 */
final class Prompt<P extends Position<P>> {
    private static final int LABEL = 8;
    private static final String HELP = """
        Type a move as it is listed, or:
          moves  the moves you can make       hint   ask the adviser (--hints AGENT)
          board  the board once more          undo   take back your last move
          help   this                         quit   end the game\
        """;

    private static final List<String> WORDS = List.of("moves", "board", "help", "hint", "undo", "quit");

    private final Rules<P> rules;
    private final PersonGame<P> game;
    private final PersonSeat chair;
    private boolean hasQuit;

    Prompt(Rules<P> rules, PersonGame<P> game, PersonSeat chair) {
        this.rules = rules;
        this.game = game;
        this.chair = chair;
    }

    /** Whether the person has had enough. */
    boolean hasQuit() {
        return hasQuit;
    }

    /** Whether the person takes the last move back though the game is over. */
    boolean isTakenBack() throws InterruptedException {
        say("'undo' takes back your last move, Enter leaves.");
        String line = chair.ask(() -> List.of("undo"));
        return line != null && line.equalsIgnoreCase("undo") && takeBack();
    }

    /** Reads lines until one of them is a move; {@link Position#NONE}: one takes a move back, or is the last. */
    long ask() throws InterruptedException {
        P position = game.referee().position();
        board();
        moves(position);
        while (true) {
            String line = chair.ask(() -> words(position));
            if (line == null) {
                return quit();
            }
            OptionalLong move = move(position, line);
            if (move.isPresent()) {
                return move.getAsLong();
            }
            switch (line.toLowerCase(Locale.ROOT)) {
                case "" -> {}
                case "quit", "q", "exit" -> {
                    return quit();
                }
                case "undo" -> {
                    if (takeBack()) {
                        return Position.NONE;
                    }
                }
                case "hint" -> hint();
                case "moves" -> moves(position);
                case "board" -> board();
                case "help", "?" -> say(HELP);
                default -> refuse(position, line);
            }
        }
    }

    private long quit() {
        hasQuit = true;
        return Position.NONE;
    }

    /** The legal move that was typed, in whatever case; empty if it is none. */
    private OptionalLong move(P position, String line) {
        return Arrays.stream(position.moves())
                .filter(move -> position.show(move).equalsIgnoreCase(line))
                .findFirst();
    }

    private List<String> words(P position) {
        return Stream.concat(Arrays.stream(position.moves()).mapToObj(position::show), WORDS.stream())
                .toList();
    }

    private void refuse(P position, String line) {
        try {
            position.parse(line);
            say("%s is not legal here.".formatted(line));
        } catch (IllegalArgumentException e) {
            say("'%s' is no move, and no word that is known here: ? shows them.".formatted(line));
        }
        moves(position);
    }

    private boolean takeBack() {
        if (!game.takeBack()) {
            say("There is nothing to take back.");
            return false;
        }
        say("Taken back.");
        return true;
    }

    private void hint() throws InterruptedException {
        Optional<Finding> hint = game.hint();
        if (hint.isEmpty()) {
            say("Nobody is here to advise you: begin with --hints uct, or another agent.");
            return;
        }
        Finding finding = hint.get();
        say(
                finding.verdict().isFault()
                        ? "The adviser has no answer: " + finding.verdict().reason()
                        : "The adviser would play %s.".formatted(finding.move()));
    }

    /** Shows what the person may see. */
    void board() {
        P seen = game.referee().position().seenBy(chair.seat());
        boolean marks = seen.turn() == chair.seat();
        BoardStyle look = chair.look(game.referee().moves(), marks);
        say("");
        chair.show(Drawing.of(rules, seen, look));
    }

    private void moves(P position) {
        List<String> moves =
                Arrays.stream(position.moves()).mapToObj(position::show).toList();
        say(Labelled.of("Moves", LABEL, String.join(" ", moves)));
    }

    private void say(String text) {
        chair.say(text);
    }
}
