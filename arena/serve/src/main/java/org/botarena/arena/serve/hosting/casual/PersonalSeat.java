package org.botarena.arena.serve.hosting.casual;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.picture.Cell;
import org.botarena.arena.match.Finding;
import org.botarena.arena.person.AgentSeats;
import org.botarena.arena.person.PersonGame;
import org.botarena.arena.person.PersonGame.Answer;
import org.botarena.arena.record.ChanceStream;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.report.page.PackedPictures;
import org.botarena.arena.serve.hosting.casual.CasualState.Choice;
import org.botarena.arena.serve.hosting.casual.CasualState.Outcome;
import org.botarena.arena.serve.hosting.casual.CasualState.Phase;
import org.botarena.arena.serve.hosting.casual.PersonalGame.Request;
import org.botarena.play.internal.Step;

/**
 * The person's seat in the browser: waits for what the person wants, and shows what its seat may see. One thread.
 *
 * @param <P> the positions of the game
 */
final class PersonalSeat<P extends Position<P>> implements PersonGame.Person<P> {
    private final Rules<P> rules;
    private final int seat;
    private final PersonalGame shown;
    private final PersonGame<P> game;
    private Optional<Outcome> outcome = Optional.empty();
    private String hint;

    PersonalSeat(Rules<P> rules, String start, int seat, AgentSeats company, ChanceStream dice, PersonalGame shown) {
        this.rules = rules;
        this.seat = seat;
        this.shown = shown;
        this.game = new PersonGame<>(rules, start, seat, company, dice, this);
    }

    /** Plays the game; the fault of the agent by which it ended, if one did. */
    Optional<Verdict> play() throws InterruptedException {
        Optional<Answer> end = game.play();
        Optional<Finding> fault = Optional.empty();
        while (end.isPresent() && outcome.isEmpty()) {
            fault = end.get().finding();
            outcome = fault.map(PersonalSeat::fault);
            end = outcome.isPresent() ? end : game.play();
        }
        if (outcome.isEmpty()) {
            outcome = Optional.of(result());
        }
        show(Phase.OVER);
        return fault.map(Finding::verdict);
    }

    private static Outcome fault(Finding finding) {
        return new Outcome("fault", null, null, finding.verdict().kind());
    }

    private Outcome result() {
        P end = game.referee().position();
        double own = end.score(seat);
        double margin = rules.margin(end, seat);
        return new Outcome(margin > 0 ? "won" : margin < 0 ? "lost" : "draw", own, own - margin, null);
    }

    @Override
    public Answer ask() throws InterruptedException {
        shown.clock().start();
        try {
            show(Phase.PERSON);
            while (true) {
                long left = shown.clock().leftNanos();
                Request request =
                        shown.requests().poll(Math.min(left, shown.patience().toNanos()), TimeUnit.NANOSECONDS);
                if (request == null) {
                    boolean isTimeOver = left <= shown.patience().toNanos();
                    return end(isTimeOver && shown.clock().isOn() ? "time" : "left");
                }
                if (request instanceof Request.Resign) {
                    return end("resigned");
                }
                if (request instanceof Request.Undo && game.takeBack()) {
                    hint = null;
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
        } finally {
            shown.clock().stop();
        }
    }

    private Answer end(String kind) {
        outcome = Optional.of(Outcome.of(kind));
        return Answer.of(Position.NONE);
    }

    private OptionalLong move(Request.Move request) {
        P position = game.referee().position();
        return request.ply() == game.referee().plies()
                ? Arrays.stream(position.moves())
                        .filter(move -> position.show(move).equals(request.text()))
                        .findFirst()
                : OptionalLong.empty();
    }

    private void advise() throws InterruptedException {
        show(Phase.ADVISER);
        hint = game.hint()
                .filter(finding -> !finding.verdict().isFault())
                .map(Finding::move)
                .orElse(null);
        show(Phase.PERSON);
    }

    @Override
    public void waits(int player) {
        show(Phase.AGENT);
    }

    @Override
    public void played(Step<P> step, Optional<Answer> answer) {
        show(Phase.AGENT);
    }

    private void show(Phase phase) {
        CasualState before = shown.state();
        P view = game.referee().position().seenBy(seat);
        PackedPictures pictures = new PackedPictures();
        List<List<Object>> picture =
                pictures.add(rules.picture(view, game.referee().moves()));
        List<Cell> cells = pictures.cells();
        shown.show(new CasualState(
                before.game(),
                seat,
                before.names(),
                phase,
                game.referee().position().turn(),
                game.referee().notation(),
                picture,
                cells,
                phase == Phase.PERSON ? choices(view) : List.of(),
                hint,
                null,
                outcome.orElse(null)));
    }

    private List<Choice> choices(P view) {
        return Arrays.stream(view.moves())
                .mapToObj(move -> new Choice(view.show(move), rules.cells(view, move)))
                .toList();
    }
}
