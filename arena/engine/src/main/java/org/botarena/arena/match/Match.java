package org.botarena.arena.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.ChanceStream;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.timing.Deadline;
import org.botarena.arena.timing.accounting.Footprint;

/**
 * One attempt at one game: asks the seats in turn, checks every answer on the arena's own position, until the game is
 * over or somebody is at fault. One thread.
 *
 * @param <P> the positions of the game
 */
final class Match<P extends Position<P>> {
    private final Terms terms;
    private final Rules<P> rules;
    private final Pairing pairing;
    private final List<Seat> seats;

    private final GameProgress<P> course;
    private final List<Ply> plies = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();
    private final boolean[] hasMoved;
    private Optional<String> disturbance = Optional.empty();
    private final ChanceStream dice;
    private int rolls;

    Match(Terms terms, Rules<P> rules, Pairing pairing, List<Seat> seats) {
        this.terms = terms;
        this.rules = rules;
        this.pairing = pairing;
        this.seats = seats;
        this.course = new GameProgress<>(rules, pairing.fixture().start());
        this.dice = new ChanceStream(pairing.fixture().seed());
        this.hasMoved = new boolean[rules.players()];
    }

    /** Plays it to the end; interrupted, there is no result. */
    Attempt play() throws InterruptedException {
        for (String move : pairing.fixture().opening()) {
            plies.add(Ply.ofArena(plies.size(), move));
            course.enter(move);
        }
        for (int player = 0; player < seats.size(); player++) {
            start(player);
        }
        while (faults.isEmpty() && course.position().turn() != Position.OVER) {
            next();
        }
        return new Attempt(plies, disturbance.isPresent() ? List.of() : scores(), faults, footprints(), disturbance);
    }

    /** Every constructor runs, even if an earlier one failed: both may be at fault. */
    private void start(int player) throws InterruptedException {
        Deadline deadline = Deadline.of(terms.startTime());
        Seat.Outcome outcome = seats.get(player).start(player, pairing.seeds().get(player), deadline);
        rule(player, Ruling.onStart(outcome, deadline));
    }

    private void next() throws InterruptedException {
        P position = course.position();
        long forced = course.forced();
        if (forced != Position.NONE) {
            enter(Ply.ofArena(plies.size(), position.show(forced)), forced);
        } else if (position.turn() == Position.CHANCE) {
            long outcome = dice.roll(rolls++, position);
            enter(Ply.ofArena(plies.size(), position.show(outcome)), outcome);
        } else {
            ask(position.turn());
        }
    }

    private void ask(int player) throws InterruptedException {
        Deadline deadline = terms.deadline(!hasMoved[player]);
        hasMoved[player] = true;
        Seat.Outcome outcome = course.ask(seats.get(player), deadline);
        Ruling ruling = Ruling.onMove(outcome, deadline, course.position());
        rule(player, ruling);
        if (ruling.verdict() instanceof Verdict.Played played) {
            Evidence evidence = ruling.evidence();
            String move = course.position().show(played.move());
            Optional<Evidence> excused = ruling.isExcused() ? Optional.of(evidence) : Optional.empty();
            enter(
                    new Ply(
                            plies.size(),
                            player,
                            move,
                            evidence.wallMs(),
                            evidence.cpuMs(),
                            outcome.stallMs(),
                            excused),
                    played.move());
        }
    }

    private void rule(int player, Ruling ruling) {
        if (ruling.verdict().isFault()) {
            faults.add(new Fault(player, plies.size(), ruling.verdict(), Optional.of(ruling.evidence())));
            disturbance = disturbance.or(ruling::disturbance);
        }
    }

    private void enter(Ply ply, long move) {
        plies.add(ply);
        course.enter(move);
    }

    private List<Footprint> footprints() {
        List<Footprint> measured =
                seats.stream().flatMap(seat -> seat.footprint().stream()).toList();
        return measured.size() == seats.size() ? measured : List.of();
    }

    /** A fault costs its team the game's worst score and gives the others the best. */
    private List<Double> scores() {
        List<Double> scores = new ArrayList<>(Collections.nCopies(rules.players(), rules.bestScore()));
        for (int player = 0; player < rules.players(); player++) {
            if (faults.isEmpty()) {
                scores.set(player, course.position().score(player));
            } else if (isFaulty(rules.team(player))) {
                scores.set(player, rules.worstScore());
            }
        }
        return scores;
    }

    private boolean isFaulty(int team) {
        return faults.stream().anyMatch(fault -> rules.team(fault.player()) == team);
    }
}
