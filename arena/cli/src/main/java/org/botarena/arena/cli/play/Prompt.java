package org.botarena.arena.cli.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.cli.board.Drawing;
import org.botarena.arena.cli.board.Look;
import org.botarena.arena.cli.play.PersonGame.Answer;
import org.botarena.arena.match.Finding;
import org.botarena.arena.text.Labelled;
import org.botarena.play.internal.Referee;
import org.botarena.play.internal.Step;

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
    private final Referee<P> referee;
    private final AgentSeats company;
    private final PersonSeat chair;

    Prompt(Rules<P> rules, Referee<P> referee, AgentSeats company, PersonSeat chair) {
        this.rules = rules;
        this.referee = referee;
        this.company = company;
        this.chair = chair;
    }

    /** Whether the person takes the last move back though the game is over. */
    boolean isTakenBack() throws InterruptedException {
        say("'undo' takes back your last move, Enter leaves.");
        String line = chair.ask(() -> List.of("undo"));
        return line != null && line.equalsIgnoreCase("undo") && takeBack();
    }

    /** Reads lines until one of them is a move, or takes one back, or is the last. */
    Answer ask() throws InterruptedException {
        P position = referee.position();
        board();
        moves(position);
        while (true) {
            String line = chair.ask(() -> words(position));
            if (line == null) {
                return new Answer(Position.NONE, true);
            }
            OptionalLong move = move(position, line);
            if (move.isPresent()) {
                return new Answer(move.getAsLong(), false);
            }
            switch (line.toLowerCase(Locale.ROOT)) {
                case "" -> {}
                case "quit", "q", "exit" -> {
                    return new Answer(Position.NONE, true);
                }
                case "undo" -> {
                    if (takeBack()) {
                        return new Answer(Position.NONE, false);
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
        if (!referee.takeBack(chair.seat())) {
            say("There is nothing to take back.");
            return false;
        }
        company.leave();
        say("Taken back.");
        return true;
    }

    private void hint() throws InterruptedException {
        Optional<Finding> hint = company.advise(chair.seat(), referee.notation());
        if (hint.isEmpty()) {
            say("Nobody is here to advise you: begin with --hints uct, or another agent.");
            return;
        }
        Finding finding = hint.get();
        say(
                finding.verdict().isFault()
                        ? "The adviser has no answer: " + finding.verdict().reason()
                        : "The adviser would play %s.".formatted(finding.move()));
        if (finding.verdict().isFault()) {
            company.leave();
        }
    }

    /** Shows what the person may see. */
    void board() {
        P seen = referee.position().seenBy(chair.seat());
        boolean marks = seen.turn() == chair.seat();
        Look look = chair.look(referee.last().map(Step::move).orElse(Position.NONE), marks);
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
