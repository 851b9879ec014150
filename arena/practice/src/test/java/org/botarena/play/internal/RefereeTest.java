package org.botarena.play.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.botarena.api.Games;
import org.botarena.api.IllegalMove;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.junit.jupiter.api.Test;

/** Which player is asked when, for what, and with which information. */
class RefereeTest {
    /** Plays a list of moves for every player, and records what it was sent; the last answer may be missing. */
    private static final class Script<P extends Position<P>> implements MoveSource<P, String, RuntimeException> {
        private final Referee<P> referee;
        private final List<String> answers;
        private final List<MoveRequest<P>> requests = new ArrayList<>();
        private final List<String> played = new ArrayList<>();

        Script(Referee<P> referee, String answers) {
            this.referee = referee;
            this.answers = new ArrayList<>(List.of(answers.split(" ")));
        }

        @Override
        public String ask(MoveRequest<P> request) {
            requests.add(request);
            return answers.remove(0);
        }

        @Override
        public long move(String answer) {
            return answer.equals("none") ? Position.NONE : referee.position().parse(answer);
        }

        @Override
        public long roll(int number, P position) {
            return position.moves()[number];
        }

        @Override
        public void played(Step<P> step, Optional<String> answer) {
            played.add(
                    "%d %d %s%s".formatted(step.number(), step.player(), step.notation(), answer.isEmpty() ? "!" : ""));
        }
    }

    private static <P extends Position<P>> Script<P> play(Rules<P> rules, String start, String answers) {
        Referee<P> referee = new Referee<>(rules, rules.parse(start));
        Script<P> script = new Script<>(referee, answers);
        script.referee.play(script);
        return script;
    }

    private static Script<?> play(String game, String start, String answers) {
        return play(Games.installed().parse(game), start, answers);
    }

    @Test
    void seatsAreAskedInTurnUntilTheGameIsOver() {
        Script<?> script = play("tictactoe", "......... X", "0 3 1 4 2");
        assertEquals(List.of("0 0 0", "1 1 3", "2 0 1", "3 1 4", "4 0 2"), script.played);
        assertTrue(script.referee.isOver());
        assertEquals(List.of(1.0, -1.0), script.referee.scores(List.of()));
    }

    @Test
    void aPlayerReceivesThePliesSinceItsLastRequest() {
        Script<?> script = play("tictactoe", "......... X", "0 3 1 4 none");
        assertEquals(
                List.of(List.of(), List.of(0L), List.of(0L, 3L), List.of(3L, 1L), List.of(1L, 4L)),
                script.requests.stream().map(MoveRequest::news).toList());
        assertEquals(
                List.of(0, 1, 2, 3, 4),
                script.requests.stream().map(MoveRequest::ply).toList());
    }

    @Test
    void openingPliesAreNewsWithoutAPlayer() {
        Rules<?> rules = Games.installed().parse("tictactoe");
        Script<?> script = opened(rules);
        assertEquals(List.of(4L), script.requests.get(0).news());
        assertEquals(List.of("1 1 0"), script.played);
        assertFalse(script.referee.takeBack(0), "the opening is not its own");
    }

    private static <P extends Position<P>> Script<P> opened(Rules<P> rules) {
        Script<P> script = new Script<>(new Referee<>(rules, rules.start()), "0 none");
        script.referee.enter("4");
        assertThrows(IllegalMove.class, () -> script.referee.enter("4"));
        script.referee.play(script);
        return script;
    }

    @Test
    void aForcedMoveIsPlayedWithoutAsking() {
        Script<?> script = play("reversi:size=4", "XXXXXXXXXXXO---- O", "none");
        assertEquals(List.of("0 -1 pass!"), script.played);
        assertEquals(0, script.requests.get(0).player());
    }

    @Test
    void chanceRollsByTheNumberOfTheRoll() {
        Script<?> script = play("pig", "0,0,0,0", "roll none");
        assertEquals("1 -1 1!", script.played.get(1), "the first roll is the first outcome");
        Script<?> twice = play("pig", "0,0,0,0", "roll roll none");
        assertEquals("3 -1 2!", twice.played.get(3), "the second is the second");
    }

    @Test
    void aPlayerIsNotSentWhatItMayNotSee() {
        Rules<?> rules = Games.installed().parse("jass");
        Script<?> script = dealt(rules);
        String view = script.requests.get(0).view().toString();
        assertFalse(script.referee.position().toString().equals(view), "the other hands are hidden: " + view);
    }

    private static <P extends Position<P>> Script<P> dealt(Rules<P> rules) {
        Script<P> script = new Script<>(new Referee<>(rules, rules.deal(new SplittableRandom(1))), "none");
        script.referee.play(script);
        return script;
    }

    @Test
    void anAnswerWithoutAMoveEndsTheGameThere() {
        Script<?> script = play("tictactoe", "......... X", "0 none 5");
        assertEquals(List.of("0 0 0"), script.played);
        assertEquals(1, script.referee.plies());
        assertEquals(List.of(1.0, -1.0), script.referee.scores(List.of(1)), "who is at fault has the worst score");
        assertEquals(List.of(-1.0, -1.0), script.referee.scores(List.of(0, 1)));
    }

    @Test
    void withThreeSidesTheOthersShareTheLossOfTheFaulty() {
        Script<?> script = play("tritactoe", "............ X", "0 none");
        assertEquals(List.of(0.5, -1.0, 0.5), script.referee.scores(List.of(1)));
        assertEquals(List.of(-1.0, -1.0, 2.0), script.referee.scores(List.of(0, 1)));
        assertEquals(List.of(-1.0, -1.0, -1.0), script.referee.scores(List.of(0, 1, 2)));
    }

    @Test
    void aMoveIsTakenBackWithAllThatCameAfterItAndTheDiceRollAgain() {
        Script<?> script = play("pig", "0,0,0,0", "roll roll none");
        assertTrue(script.referee.takeBack(1));
        assertEquals(2, script.referee.plies());
        again(script);
        assertEquals("3 -1 2!", script.played.get(script.played.size() - 1), "the second roll is the same again");
    }

    private static <P extends Position<P>> void again(Script<P> script) {
        script.answers.addAll(List.of("roll", "none"));
        script.referee.play(script);
    }
}
