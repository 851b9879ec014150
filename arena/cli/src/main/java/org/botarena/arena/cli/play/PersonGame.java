package org.botarena.arena.cli.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.cli.board.Drawing;
import org.botarena.arena.cli.board.Look;
import org.botarena.arena.match.Finding;
import org.botarena.arena.record.ChanceStream;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.venue.Failed;

/**
 * One game of a person against agents: shows what the person may see, reads what is typed, and leads the game. One thread.
 *
 * @param <P> the positions of the game
 */
final class PersonGame<P extends Position<P>> {
    private static final int LABEL = 8;
    private static final String HELP = """
        Type a move as it is listed, or:
          moves  the moves you can make       hint   ask the adviser (--hints AGENT)
          board  the board once more          undo   take back your last move
          help   this                         quit   end the game\
        """;

    private final Rules<P> rules;
    private final TakeBack<P> trail;
    private final AgentSeats company;
    private final ChanceStream dice;
    private final PersonSeat chair;

    /** A game that begins here; chance rolls these dice. */
    PersonGame(Rules<P> rules, String start, AgentSeats company, ChanceStream dice, PersonSeat chair) {
        this.rules = rules;
        this.trail = new TakeBack<>(rules.parse(start));
        this.company = company;
        this.dice = dice;
        this.chair = chair;
    }

    /**
     * Plays until the game is over or the person has enough.
     *
     * @throws Failed if an agent loses the game by a fault
     */
    void play() throws InterruptedException {
        while (isPlayedOut() && isTakenBack()) {
            say("The game goes on.");
        }
    }

    /** Leads the game to its end; false: the person quits before. */
    private boolean isPlayedOut() throws InterruptedException {
        while (trail.position().turn() != Position.OVER) {
            P position = trail.position();
            long forced = rules.forced(position);
            if (forced != Position.NONE) {
                say("%s must play %s.".formatted(chair.name(position.turn()), position.show(forced)));
                trail.enter(TakeBack.NOBODY, forced);
            } else if (position.turn() == Position.CHANCE) {
                long outcome = dice.roll(trail.rolls(), position);
                say("Rolled: %s.".formatted(position.show(outcome)));
                trail.enter(TakeBack.NOBODY, outcome);
            } else if (position.turn() != chair.seat()) {
                agent(position);
            } else if (!person(position)) {
                say("The game ends here, unfinished.");
                return false;
            }
        }
        board();
        say(result());
        return true;
    }

    /** Whether the person takes the last move back though the game is over. */
    private boolean isTakenBack() {
        say("'undo' takes back your last move, Enter leaves.");
        String line = chair.ask();
        return line != null && line.equalsIgnoreCase("undo") && takeBack();
    }

    private void agent(P position) throws InterruptedException {
        int player = position.turn();
        Finding finding = company.ask(player, trail.plies());
        if (finding.verdict().isFault()) {
            throw new Failed("%s lost by a fault (%s): %s.%s"
                    .formatted(
                            chair.name(player),
                            finding.verdict().kind(),
                            finding.verdict().reason(),
                            finding.log().isBlank() ? "" : "\n" + finding.log().strip()));
        }
        say("%s plays %s (%s ms).".formatted(chair.name(player), finding.move(), Numbers.fixed(finding.wallMs(), 1)));
        trail.enter(player, position.parse(finding.move()));
    }

    /** Reads lines until one of them is a move; false: the person quits. */
    private boolean person(P position) throws InterruptedException {
        board();
        moves(position);
        while (true) {
            String line = chair.ask();
            if (line == null) {
                return false;
            }
            OptionalLong move = move(position, line);
            if (move.isPresent()) {
                trail.enter(chair.seat(), move.getAsLong());
                return true;
            }
            switch (line.toLowerCase(Locale.ROOT)) {
                case "" -> {}
                case "quit", "q", "exit" -> {
                    return false;
                }
                case "undo" -> {
                    if (takeBack()) {
                        return true;
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
        if (!trail.takeBack(chair.seat())) {
            say("There is nothing to take back.");
            return false;
        }
        company.leave();
        say("Taken back.");
        return true;
    }

    private void hint() throws InterruptedException {
        Optional<Finding> hint = company.advise(chair.seat(), trail.plies());
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

    private void board() {
        P seen = trail.position().seenBy(chair.seat());
        boolean marks = seen.turn() == chair.seat();
        Look look = chair.look(trail.last(), marks);
        say("");
        Drawing.of(rules, seen, look).forEach(this::say);
    }

    private void moves(P position) {
        List<String> moves =
                Arrays.stream(position.moves()).mapToObj(position::show).toList();
        say(Labelled.of("Moves", LABEL, String.join(" ", moves)));
    }

    private String result() {
        P end = trail.position();
        double own = end.score(chair.seat());
        double margin = rules.margin(end, chair.seat());
        String scores = "(%s : %s)".formatted(Numbers.plain(own), Numbers.plain(own - margin));
        return (margin > 0 ? "You have won " : margin < 0 ? "You have lost " : "A draw ") + scores;
    }

    private void say(String text) {
        chair.say(text);
    }
}
