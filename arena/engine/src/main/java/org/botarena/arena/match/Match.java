package org.botarena.arena.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.ChanceStream;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Said;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.Deadline;
import org.botarena.arena.timing.TimeControl;
import org.botarena.arena.timing.accounting.ResourceUse;
import org.botarena.play.internal.MoveRequest;
import org.botarena.play.internal.MoveSource;
import org.botarena.play.internal.Referee;
import org.botarena.play.internal.Step;

/**
 * One attempt at one game: the referee's loop with seats and clocks, until the game is over or there is a fault. After
 * a disturbed attempt it resumes at the move that was disturbed. For one thread.
 *
 * @param <P> the positions of the game
 */
final class Match<P extends Position<P>> implements MoveSource<P, Match.Answer, InterruptedException> {
    private final Terms terms;
    private final ScheduledGame pairing;
    private final List<Seat> seats;
    private final Consumer<Ply> told;

    private final Referee<P> referee;
    private final List<Ply> plies = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();
    private final TimeControl.Account account;
    private Optional<Sentence> disturbance = Optional.empty();
    private final ChanceStream dice;

    /** A seat's answer and the ruling on it. */
    record Answer(Ruling ruling, double stallMs, Optional<Said> said) {}

    /** A match that reports each ply after the opening as it is played. */
    Match(Terms terms, Rules<P> rules, ScheduledGame pairing, List<Seat> seats, Consumer<Ply> told) {
        this.told = told;
        this.terms = terms;
        this.pairing = pairing;
        this.seats = seats;
        this.referee = new Referee<>(rules, rules.parse(pairing.fixture().start()));
        this.dice = new ChanceStream(pairing.fixture().seed());
        this.account = terms.times().moves().account(rules.players());
    }

    /** Plays it to the end; an interrupt ends it without a result. */
    Attempt play() throws InterruptedException {
        for (String move : pairing.fixture().opening()) {
            plies.add(Ply.ofArena(plies.size(), move));
            referee.enter(move);
        }
        resume();
        for (int player = 0; player < seats.size(); player++) {
            start(player);
        }
        if (faults.isEmpty()) {
            play(referee);
        }
        List<Double> scores = disturbance.isPresent()
                ? List.of()
                : referee.scores(faults.stream().map(Fault::player).toList());
        return new Attempt(
                        plies,
                        scores,
                        faults,
                        footprints(),
                        disturbance,
                        Optional.empty(),
                        pairing.recorded().size(),
                        Optional.empty())
                .endingNow();
    }

    /**
     * The recorded plies of disturbed attempts are played as they were; the first request to each seat includes them
     * all.
     */
    private void resume() {
        List<Ply> recorded = pairing.recorded();
        for (Ply ply : recorded.subList(Math.min(plies.size(), recorded.size()), recorded.size())) {
            referee.repeat(ply.move());
            enter(ply);
        }
    }

    /** If the arena itself fails, the plies so far stay recorded, as with every disturbance. */
    private void play(Referee<P> game) throws InterruptedException {
        try {
            game.play(this);
        } catch (RuntimeException e) {
            disturbance = Optional.of(Sentence.of("disturbance.arena", e));
        }
    }

    /** Every constructor runs, even if an earlier one failed: both may be at fault. */
    private void start(int player) throws InterruptedException {
        Deadline deadline = patient(terms.times().starting());
        Seat.Outcome outcome = seats.get(player).start(player, pairing.seeds().get(player), deadline);
        rule(player, Ruling.onStart(outcome, deadline));
    }

    private Deadline patient(Deadline usual) {
        return usual.last(pairing.isLast());
    }

    @Override
    public Answer ask(MoveRequest<P> request) throws InterruptedException {
        int player = request.player();
        Deadline deadline = patient(account.next(player));
        Seat.Outcome outcome = seats.get(player).ask(request, deadline);
        Ruling ruling = Ruling.onMove(outcome, deadline, referee.position());
        rule(player, ruling);
        return new Answer(ruling, outcome.stallMs(), outcome.said());
    }

    @Override
    public long move(Answer answer) {
        return answer.ruling.move();
    }

    @Override
    public long roll(int number, P position) {
        return dice.roll(number, position);
    }

    @Override
    public void played(Step<P> step, Optional<Answer> answer) {
        enter(answer.map(given -> ply(step, given)).orElseGet(() -> Ply.ofArena(step.number(), step.notation())));
    }

    private void enter(Ply ply) {
        ply.charge(account);
        plies.add(ply);
        told.accept(ply);
    }

    private Ply ply(Step<P> step, Answer answer) {
        Evidence evidence = answer.ruling.evidence();
        return new Ply(
                step.number(),
                step.player(),
                step.notation(),
                evidence.wallMs(),
                evidence.cpuMs(),
                answer.stallMs,
                answer.ruling.isExcused() ? Optional.of(evidence) : Optional.empty(),
                answer.said);
    }

    private void rule(int player, Ruling ruling) {
        if (ruling.verdict().isFault()) {
            faults.add(new Fault(player, plies.size(), ruling.verdict(), Optional.of(ruling.evidence())));
            disturbance = disturbance.or(ruling::disturbance);
        }
    }

    private List<ResourceUse> footprints() {
        List<ResourceUse> measured =
                seats.stream().flatMap(seat -> seat.footprint().stream()).toList();
        return measured.size() == seats.size() ? measured : List.of();
    }
}
