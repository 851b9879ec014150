package org.botarena.arena.cli.play;

import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.match.Finding;
import org.botarena.arena.record.ChanceStream;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.venue.Failed;
import org.botarena.play.internal.MoveRequest;
import org.botarena.play.internal.Referee;
import org.botarena.play.internal.Seats;
import org.botarena.play.internal.Step;

/**
 * One game of a person against agents, on the referee's loop. One thread.
 *
 * @param <P> the positions of the game
 */
final class PersonGame<P extends Position<P>> implements Seats<P, PersonGame.Answer, InterruptedException> {
    private final Rules<P> rules;
    private final Referee<P> referee;
    private final AgentSeats company;
    private final ChanceStream dice;
    private final PersonSeat chair;
    private final Prompt<P> prompt;

    /**
     * What came of asking somebody. Immutable.
     *
     * @param move that is played; {@link Position#NONE} if the person wants something else
     * @param hasQuit whether that is the end
     */
    record Answer(long move, boolean hasQuit) {}

    /** A game that begins here; chance rolls these dice. */
    PersonGame(Rules<P> rules, String start, AgentSeats company, ChanceStream dice, PersonSeat chair) {
        this.rules = rules;
        this.referee = new Referee<>(rules, rules.parse(start));
        this.company = company;
        this.dice = dice;
        this.chair = chair;
        this.prompt = new Prompt<>(rules, referee, company, chair);
    }

    /**
     * Plays until the game is over or the person has enough.
     *
     * @throws Failed if an agent loses the game by a fault
     */
    void play() throws InterruptedException {
        while (isPlayedOut() && prompt.isTakenBack()) {
            say("The game goes on.");
        }
    }

    /** Leads the game to its end; false: the person quits before. */
    private boolean isPlayedOut() throws InterruptedException {
        Optional<Answer> end = referee.play(this);
        while (end.isPresent() && !end.get().hasQuit()) {
            end = referee.play(this);
        }
        if (end.isPresent()) {
            say("The game ends here, unfinished.");
            return false;
        }
        prompt.board();
        say(result());
        return true;
    }

    @Override
    public Answer ask(MoveRequest<P> request) throws InterruptedException {
        return request.player() == chair.seat() ? prompt.ask() : agent(referee.position());
    }

    @Override
    public long move(Answer answer) {
        return answer.move;
    }

    @Override
    public long roll(int number, P position) {
        return dice.roll(number, position);
    }

    @Override
    public void played(Step<P> step, Optional<Answer> answer) {
        if (answer.isEmpty()) {
            int turn = step.before().turn();
            String move = step.notation();
            say(
                    turn == Position.CHANCE
                            ? "Rolled: %s.".formatted(move)
                            : "%s must play %s.".formatted(chair.name(turn), move));
        }
    }

    private Answer agent(P position) throws InterruptedException {
        int player = position.turn();
        chair.waits("%s is thinking …".formatted(chair.name(player)));
        Finding finding;
        try {
            finding = company.ask(player, referee.notation());
        } finally {
            chair.goesOn();
        }
        if (finding.verdict().isFault()) {
            throw new Failed("%s lost by a fault (%s): %s.%s"
                    .formatted(
                            chair.name(player),
                            finding.verdict().kind(),
                            finding.verdict().reason(),
                            finding.log().isBlank() ? "" : "\n" + finding.log().strip()));
        }
        say("%s plays %s (%s ms).".formatted(chair.name(player), finding.move(), Numbers.fixed(finding.wallMs(), 1)));
        return new Answer(position.parse(finding.move()), false);
    }

    private String result() {
        P end = referee.position();
        double own = end.score(chair.seat());
        double margin = rules.margin(end, chair.seat());
        String scores = "(%s : %s)".formatted(Numbers.plain(own), Numbers.plain(own - margin));
        return (margin > 0 ? "You have won " : margin < 0 ? "You have lost " : "A draw ") + scores;
    }

    private void say(String text) {
        chair.say(text);
    }
}
