package org.botarena.arena.match;

import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.timing.Deadline;

/**
 * Brings one agent to one moment, with the very requests that it got in the game, and asks it there. One thread.
 *
 * @param <P> the positions of the game
 */
final class Inquiry<P extends Position<P>> {
    private final Terms terms;
    private final Question question;
    private final GameProgress<P> course;
    private final int player;
    private final List<String> differences = new ArrayList<>();

    Inquiry(Terms terms, Rules<P> rules, Question question) {
        this.terms = terms;
        this.question = question;
        this.course = new GameProgress<>(rules, question.start());
        GameProgress<P> ahead = new GameProgress<>(rules, question.start());
        question.plies().forEach(ply -> ahead.enter(ply.move()));
        this.player = question.started().orElse(ahead.position().turn());
        if (player < 0) {
            throw new IllegalArgumentException("nobody is to move in %s: the game is %s"
                    .formatted(ahead.position(), player == Position.OVER ? "over" : "waiting for chance"));
        }
    }

    /** Asks; the seat is the asked agent's. */
    Finding ask(Seat seat) throws InterruptedException {
        Ruling start = start(seat);
        if (start.verdict().isFault() || question.started().isPresent()) {
            return finding(start.verdict(), "", 0, 0);
        }
        for (Ply ply : question.plies()) {
            if (ply.player() == player) {
                Verdict verdict = move(seat).verdict();
                String answer = verdict instanceof Verdict.Played played
                        ? course.position().show(played.move())
                        : verdict.kind();
                if (!answer.equals(ply.move())) {
                    differences.add("ply %d: %s now, %s on record".formatted(ply.number(), answer, ply.move()));
                }
                if (verdict.isFault()) {
                    return finding(verdict, "", 0, 0);
                }
            }
            course.enter(ply.move());
        }
        long forced = course.forced();
        if (forced != Position.NONE) {
            return finding(new Verdict.Played(forced), course.position().show(forced), 0, 0);
        }
        return last(seat);
    }

    private Finding last(Seat seat) throws InterruptedException {
        Deadline deadline = terms.deadline(false);
        Seat.Outcome outcome = course.ask(seat, deadline);
        Verdict verdict = Ruling.onMove(outcome, deadline, course.position()).verdict();
        String move =
                verdict instanceof Verdict.Played played ? course.position().show(played.move()) : "";
        return finding(
                verdict,
                move,
                Ruling.took(outcome.reply()) / 1e6,
                outcome.evidence().cpuMs());
    }

    private Ruling start(Seat seat) throws InterruptedException {
        Deadline deadline = Deadline.of(terms.startTime());
        return Ruling.onStart(seat.start(player, question.seed(), deadline), deadline);
    }

    private Ruling move(Seat seat) throws InterruptedException {
        Deadline deadline = terms.deadline(false);
        return Ruling.onMove(course.ask(seat, deadline), deadline, course.position());
    }

    private Finding finding(Verdict verdict, String move, double wallMs, double cpuMs) {
        return new Finding(verdict, move, wallMs, cpuMs, differences, "");
    }
}
