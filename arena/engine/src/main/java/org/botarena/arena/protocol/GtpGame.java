package org.botarena.arena.protocol;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.notation.GtpBoard;
import org.botarena.arena.match.Finding;
import org.botarena.arena.person.AgentSeats;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.timing.Deadline;
import org.botarena.play.internal.Referee;

/**
 * The game on a board program's board, with an agent that moves for either colour. A forced pass is played when the
 * other side moves, whether or not the program sends it. One thread.
 *
 * @param <P> the positions of the game
 */
final class GtpGame<P extends Position<P>> {
    private final Rules<P> rules;
    private final GtpBoard board;
    private final String name;
    private final AgentSeats agents;
    private Referee<P> referee;

    GtpGame(Rules<P> rules, GtpBoard board, String name, AgentSeats agents) {
        this.rules = rules;
        this.board = board;
        this.name = name;
        this.agents = agents;
        this.referee = new Referee<>(rules, rules.start());
    }

    /** Begins again. */
    void clear() {
        restart(List.of());
    }

    private void restart(List<String> plies) {
        agents.leave();
        referee = new Referee<>(rules, rules.start());
        plies.forEach(referee::enter);
    }

    /** Takes back the last ply. */
    void undo() throws GtpRefusal {
        List<String> plies = referee.notation();
        GtpRefusal.unless(!plies.isEmpty(), "cannot undo");
        restart(plies.subList(0, plies.size() - 1));
    }

    /** The player with this colour, given as a letter or a word. */
    int player(String colour) throws GtpRefusal {
        String letter = colour.toLowerCase(Locale.ROOT);
        for (int player = 0; player < board.colours().size(); player++) {
            if (!letter.isEmpty() && letter.startsWith(board.colours().get(player))) {
                return player;
            }
        }
        throw new GtpRefusal("invalid color");
    }

    /** Plays a pass of the other side before a move, whether or not the program sent it. */
    private void passTo(int player) {
        if (!referee.isOver() && referee.position().turn() != player && referee.forced() != Position.NONE) {
            referee.enter(referee.forced());
        }
    }

    /** Plays a move that the program sends. */
    void play(int player, String move) throws GtpRefusal {
        boolean isToldAgain = move.equals("pass") && referee.position().turn() != player;
        if (isToldAgain) {
            return;
        }
        passTo(player);
        GtpRefusal.unless(!referee.isOver() && referee.position().turn() == player, "illegal move");
        try {
            referee.enter(move);
        } catch (IllegalArgumentException e) {
            throw new GtpRefusal("illegal move");
        }
    }

    /** Finds a move for a player, plays it, and returns its vertex. */
    String generate(int player, Optional<Deadline> deadline) throws GtpRefusal, InterruptedException {
        String move = move(player, deadline);
        if (!referee.isOver()) {
            referee.enter(move);
        }
        return board.vertex(move);
    }

    /** Finds a move for a player without playing it, and returns its vertex. */
    String search(int player, Optional<Deadline> deadline) throws GtpRefusal, InterruptedException {
        return board.vertex(move(player, deadline));
    }

    private String move(int player, Optional<Deadline> deadline) throws GtpRefusal, InterruptedException {
        passTo(player);
        if (referee.isOver()) {
            return "pass";
        }
        P position = referee.position();
        GtpRefusal.unless(position.turn() == player, "it is the other side's turn");
        if (referee.forced() != Position.NONE) {
            return position.show(referee.forced());
        }
        Finding finding = agents.ask(player, referee.notation(), deadline);
        if (finding.verdict().isFault()) {
            agents.leave();
            throw new GtpRefusal("%s lost by a fault (%s): %s"
                    .formatted(name, finding.verdict().kind(), finding.verdict().reason()));
        }
        return finding.move();
    }

    /** The board as text, and whose turn it is. */
    String show() {
        String[] words = referee.position().toString().split(" ", -1);
        return "\n" + words[0].replaceAll(String.format(Locale.ROOT, "(.{%d})", board.size()), "$1\n")
                + (words.length > 1 ? words[1] + " to move" : "");
    }

    /** The winner and the margin; {@code 0} for a draw. */
    String score() throws GtpRefusal {
        GtpRefusal.unless(referee.isOver(), "the game is not over");
        double margin = rules.margin(referee.position(), 0);
        String winner = board.colours().get(margin > 0 ? 0 : 1).toUpperCase(Locale.ROOT);
        return margin == 0 ? "0" : winner + "+" + Numbers.plain(Math.abs(margin));
    }
}
