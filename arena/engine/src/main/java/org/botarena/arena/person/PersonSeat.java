package org.botarena.arena.person;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.match.Finding;
import org.botarena.arena.person.PersonSeat.Answer;
import org.botarena.arena.person.PersonView.Choice;
import org.botarena.arena.person.PersonView.Outcome;
import org.botarena.arena.person.PersonView.Phase;
import org.botarena.arena.person.PersonView.Played;
import org.botarena.arena.record.ChanceStream;
import org.botarena.arena.report.page.PackedPicture;
import org.botarena.arena.report.page.PackedPictures;
import org.botarena.play.internal.MoveRequest;
import org.botarena.play.internal.MoveSource;
import org.botarena.play.internal.Referee;
import org.botarena.play.internal.Step;

/**
 * A person's seat in a game against agents, connected to the referee's loop. Carries out the person's requests and
 * shows what the seat may see. One thread.
 *
 * @param <P> the positions of the game
 */
public final class PersonSeat<P extends Position<P>> implements MoveSource<P, Answer, InterruptedException> {
    /** The number of earlier pictures to show during a game: enough for everything between two moves of a person. */
    private static final int EARLIER = 12;

    private final Rules<P> rules;
    private final Referee<P> referee;
    private final PersonView before;
    private final int seat;
    private final AgentSeats company;
    private final ChanceStream dice;
    private final Person person;
    private Played last;
    private String hint;
    private Optional<Outcome> outcome = Optional.empty();

    /**
     * A move by the person or by an agent. Immutable.
     *
     * @param move the move; {@link Position#NONE} ends the loop
     * @param finding the agent's answer; empty for the person
     */
    record Answer(long move, Optional<Finding> finding) {
        static Answer of(long move) {
            return new Answer(move, Optional.empty());
        }
    }

    /**
     * Starts a game.
     *
     * @param before the view before the game; contains the person's seat
     * @param dice the source of chance
     */
    public PersonSeat(
            Rules<P> rules, String start, PersonView before, AgentSeats company, ChanceStream dice, Person person) {
        this.rules = rules;
        this.referee = new Referee<>(rules, rules.parse(start));
        this.before = before;
        this.seat = before.seat();
        this.company = company;
        this.dice = dice;
        this.person = person;
    }

    /**
     * Plays until the game has an outcome.
     *
     * @return the agent's fault that ended the game, if any
     */
    public Optional<Finding> play() throws InterruptedException {
        Optional<Finding> fault = Optional.empty();
        while (outcome.isEmpty()) {
            Optional<Answer> end = referee.play(this);
            fault = end.flatMap(Answer::finding);
            if (fault.isPresent()) {
                String kind = fault.get().verdict().kind();
                outcome = Optional.of(new Outcome(GameEnd.FAULT, null, null, null, kind));
            } else if (end.isEmpty()) {
                outcome = Optional.of(result());
            }
        }
        show(Phase.OVER);
        return fault;
    }

    private Outcome result() {
        P end = referee.position();
        double own = end.score(seat);
        double margin = rules.margin(end, seat);
        return new Outcome(
                margin > 0 ? GameEnd.WON : margin < 0 ? GameEnd.LOST : GameEnd.DRAW,
                own,
                own - margin,
                rules.tally(end).orElse(null),
                null);
    }

    /** Takes back the person's last move and everything after it, even in a finished game; false if there is no such move. */
    public boolean takeBack() {
        boolean isTakenBack = referee.takeBack(seat);
        if (isTakenBack) {
            company.leave();
            last = null;
            hint = null;
            outcome = Optional.empty();
        }
        return isTakenBack;
    }

    @Override
    public Answer ask(MoveRequest<P> request) throws InterruptedException {
        return request.player() == seat ? ask() : ask(request.player());
    }

    private Answer ask() throws InterruptedException {
        while (true) {
            show(Phase.PERSON);
            Request request = person.ask();
            if (request instanceof Request.End end) {
                outcome = Optional.of(Outcome.of(end.reason()));
                return Answer.of(Position.NONE);
            }
            if (request instanceof Request.Undo && takeBack()) {
                return Answer.of(Position.NONE);
            }
            if (request instanceof Request.Hint) {
                advise();
            }
            OptionalLong move = request instanceof Request.Move wanted ? move(wanted) : OptionalLong.empty();
            if (move.isPresent()) {
                hint = null;
                return Answer.of(move.getAsLong());
            }
        }
    }

    private OptionalLong move(Request.Move request) {
        P position = referee.position();
        return request.ply() == referee.plies()
                ? Arrays.stream(position.moves())
                        .filter(move -> position.show(move).equals(request.text()))
                        .findFirst()
                : OptionalLong.empty();
    }

    /** Asks the adviser for a hint; one that committed a fault is restarted for the next hint. */
    private void advise() throws InterruptedException {
        show(Phase.ADVISER);
        Optional<Finding> advice = company.advise(seat, referee.notation());
        hint = advice.filter(finding -> !finding.verdict().isFault())
                .map(Finding::move)
                .orElse(null);
        if (advice.isPresent() && hint == null) {
            company.leave();
            person.unadvised(advice.get().verdict());
        }
    }

    private Answer ask(int player) throws InterruptedException {
        show(Phase.AGENT);
        Finding finding = company.ask(player, referee.notation(), Optional.empty());
        long move =
                finding.verdict().isFault() ? Position.NONE : referee.position().parse(finding.move());
        return new Answer(move, Optional.of(finding));
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
        int turn = step.before().turn();
        last = new Played(
                turn,
                turn >= 0 && answer.isEmpty(),
                answer.flatMap(Answer::finding).map(Finding::wallMs).orElse(null));
        show(Phase.AGENT);
    }

    /** The picture of the position after that number of plies, as the seat may see it. */
    private PackedPicture picture(int plies, PackedPictures pictures) {
        P seen = referee.positions().get(plies).seenBy(seat);
        return pictures.add(rules.picture(seen, referee.moves().subList(0, plies)));
    }

    private void show(Phase phase) {
        int plies = referee.plies();
        P seen = referee.position().seenBy(seat);
        PackedPictures pictures = new PackedPictures();
        person.show(new PersonView(
                before.game(),
                seat,
                before.names(),
                phase,
                referee.position().turn(),
                referee.notation(),
                last,
                picture(plies, pictures),
                IntStream.range(phase == Phase.OVER ? 0 : Math.max(0, plies - EARLIER), plies)
                        .mapToObj(ply -> picture(ply, pictures))
                        .toList(),
                pictures.cells(),
                phase == Phase.PERSON ? Choice.of(rules, seen) : List.of(),
                hint,
                null,
                outcome.orElse(null)));
    }
}
