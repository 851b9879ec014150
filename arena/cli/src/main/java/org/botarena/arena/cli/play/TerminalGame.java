package org.botarena.arena.cli.play;

import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.match.Finding;
import org.botarena.arena.person.AgentSeats;
import org.botarena.arena.person.PersonGame;
import org.botarena.arena.person.PersonGame.Answer;
import org.botarena.arena.record.ChanceStream;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.venue.Failed;
import org.botarena.play.internal.Step;

/**
 * A person's game in the terminal. One thread.
 *
 * @param <P> the positions of the game
 */
final class TerminalGame<P extends Position<P>> implements PersonGame.Person<P> {
    private final Rules<P> rules;
    private final PersonGame<P> game;
    private final PersonSeat chair;
    private final Prompt<P> prompt;

    /** A game that begins here; chance rolls these dice. */
    TerminalGame(Rules<P> rules, String start, AgentSeats company, ChanceStream dice, PersonSeat chair) {
        this.rules = rules;
        this.game = new PersonGame<>(rules, start, chair.seat(), company, dice, this);
        this.chair = chair;
        this.prompt = new Prompt<>(rules, game, chair);
    }

    /**
     * Plays until the game is over or the person has enough.
     *
     * @throws Failed if an agent loses the game by a fault
     */
    void play() throws InterruptedException {
        while (isPlayedOut() && prompt.isTakenBack()) {
            chair.say("The game goes on.");
        }
    }

    /** Leads the game to its end; false: the person quits before. */
    private boolean isPlayedOut() throws InterruptedException {
        Optional<Answer> end = game.play();
        while (end.isPresent() && !prompt.hasQuit()) {
            end.get().finding().ifPresent(this::fail);
            end = game.play();
        }
        if (end.isPresent()) {
            chair.say("The game ends here, unfinished.");
            return false;
        }
        prompt.board();
        chair.say(result());
        return true;
    }

    private void fail(Finding finding) {
        throw new Failed("%s lost by a fault (%s): %s.%s"
                .formatted(
                        chair.name(game.referee().position().turn()),
                        finding.verdict().kind(),
                        finding.verdict().reason(),
                        finding.log().isBlank() ? "" : "\n" + finding.log().strip()));
    }

    @Override
    public Answer ask() throws InterruptedException {
        return Answer.of(prompt.ask());
    }

    @Override
    public void waits(int player) {
        chair.waits("%s is thinking …".formatted(chair.name(player)));
    }

    @Override
    public void answered() {
        chair.goesOn();
    }

    @Override
    public void played(Step<P> step, Optional<Answer> answer) {
        int turn = step.before().turn();
        String move = step.notation();
        if (answer.isEmpty()) {
            chair.say(
                    turn == Position.CHANCE
                            ? "Rolled: %s.".formatted(move)
                            : "%s must play %s.".formatted(chair.name(turn), move));
        }
        answer.flatMap(Answer::finding)
                .ifPresent(finding -> chair.say("%s plays %s (%s ms)."
                        .formatted(chair.name(turn), finding.move(), Numbers.fixed(finding.wallMs(), 1))));
    }

    private String result() {
        P end = game.referee().position();
        double own = end.score(chair.seat());
        double margin = rules.margin(end, chair.seat());
        String scores = "(%s : %s)".formatted(Numbers.plain(own), Numbers.plain(own - margin));
        return (margin > 0 ? "You have won " : margin < 0 ? "You have lost " : "A draw ") + scores;
    }
}
