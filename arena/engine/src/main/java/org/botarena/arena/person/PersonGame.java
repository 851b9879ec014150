package org.botarena.arena.person;

import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.match.Finding;
import org.botarena.arena.record.ChanceStream;
import org.botarena.play.internal.MoveRequest;
import org.botarena.play.internal.Referee;
import org.botarena.play.internal.Seats;
import org.botarena.play.internal.Step;

/**
 * One game of a person against agents, on the referee's loop. One thread.
 *
 * @param <P> the positions of the game
 */
public final class PersonGame<P extends Position<P>> implements Seats<P, PersonGame.Answer, InterruptedException> {
    private final Referee<P> referee;
    private final int seat;
    private final AgentSeats company;
    private final ChanceStream dice;
    private final Person<P> person;

    /**
     * What came of asking somebody. Immutable.
     *
     * @param move that is played; {@link Position#NONE}: none, and the loop ends
     * @param finding what an agent said; empty: the person was asked
     */
    public record Answer(long move, Optional<Finding> finding) {
        /** The person's answer; {@link Position#NONE} if it wants something else than to move. */
        public static Answer of(long move) {
            return new Answer(move, Optional.empty());
        }
    }

    /** Who plays against the agents: what it is asked and told. */
    public interface Person<P extends Position<P>> {
        /** Its answer, when it is its turn. */
        Answer ask() throws InterruptedException;

        /** An agent is asked now. */
        void waits(int player);

        /** The agent has answered. */
        default void answered() {}

        /** A ply was played; the answer is empty where nobody was asked. */
        void played(Step<P> step, Optional<Answer> answer);
    }

    /** A game that begins here with the person at a seat; chance rolls these dice. */
    public PersonGame(Rules<P> rules, String start, int seat, AgentSeats company, ChanceStream dice, Person<P> person) {
        this.referee = new Referee<>(rules, rules.parse(start));
        this.seat = seat;
        this.company = company;
        this.dice = dice;
        this.person = person;
    }

    /** How the game has gone. */
    public Referee<P> referee() {
        return referee;
    }

    /**
     * Leads the game to its end.
     *
     * @return the answer that gave no move: of the person, or an agent's fault; empty: the game is over
     */
    public Optional<Answer> play() throws InterruptedException {
        return referee.play(this);
    }

    /** Takes back the person's last move and all that came after it; false: there is none. */
    public boolean takeBack() {
        boolean isTakenBack = referee.takeBack(seat);
        if (isTakenBack) {
            company.leave();
        }
        return isTakenBack;
    }

    /** What the adviser would play now, at the person's seat; empty: there is none. One that is at fault is asked anew next time. */
    public Optional<Finding> hint() throws InterruptedException {
        Optional<Finding> hint = company.advise(seat, referee.notation());
        if (hint.isPresent() && hint.get().verdict().isFault()) {
            company.leave();
        }
        return hint;
    }

    @Override
    public Answer ask(MoveRequest<P> request) throws InterruptedException {
        if (request.player() == seat) {
            return person.ask();
        }
        person.waits(request.player());
        try {
            Finding finding = company.ask(request.player(), referee.notation());
            long move = finding.verdict().isFault()
                    ? Position.NONE
                    : referee.position().parse(finding.move());
            return new Answer(move, Optional.of(finding));
        } finally {
            person.answered();
        }
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
        person.played(step, answer);
    }
}
