package org.botarena.play.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.api.IllegalMove;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * The referee of one game. It plays forced moves and chance, and asks the player whose turn it is, until the game ends
 * or an answer ends it. It knows the course of the game and what each player has been sent. One thread.
 *
 * @param <P> the positions of the game
 */
public final class Referee<P extends Position<P>> {
    private final Rules<P> rules;
    private final P start;
    private final List<Step<P>> steps = new ArrayList<>();
    private final int[] told;
    private int rolls;

    /** Begins a game at this position. */
    public Referee(Rules<P> rules, P start) {
        this.rules = rules;
        this.start = start;
        this.told = new int[rules.players()];
    }

    /** The position now. */
    public P position() {
        return steps.isEmpty() ? start : steps.get(steps.size() - 1).after();
    }

    /** The plies so far, in notation. */
    public List<String> notation() {
        return steps.stream().map(Step::notation).toList();
    }

    /** The plies so far, by their numbers. */
    public List<Long> moves() {
        return steps.stream().map(Step::move).toList();
    }

    /** The number of plies played, which is the number of the next one. */
    public int plies() {
        return steps.size();
    }

    /** The start, then the position after each ply. */
    public List<P> positions() {
        return Stream.concat(Stream.of(start), steps.stream().map(Step::after)).toList();
    }

    /** The last ply; empty at the start. */
    public Optional<Step<P>> last() {
        return steps.isEmpty() ? Optional.empty() : Optional.of(steps.get(steps.size() - 1));
    }

    /** Whether the game has ended. */
    public boolean isOver() {
        return position().turn() == Position.OVER;
    }

    /**
     * Plays a ply of an opening or of a record.
     *
     * @param move in notation
     * @throws IllegalMove if it is not legal
     * @throws IllegalArgumentException if it is not a move
     */
    public void enter(String move) {
        enter(position().parse(move));
    }

    /**
     * Plays a ply by its number.
     *
     * @throws IllegalMove if it is not legal
     */
    public void enter(long move) {
        P before = position();
        steps.add(new Step<>(steps.size(), Step.NO_PLAYER, move, before, before.tryPlay(move)));
    }

    /**
     * Plays a recorded ply of this game: it counts as chosen by the player to move, and a roll counts as one. No player
     * is asked or informed.
     *
     * @param move in notation
     * @throws IllegalMove if it is not legal
     * @throws IllegalArgumentException if it is not a move
     */
    public void repeat(String move) {
        P before = position();
        boolean isForced = forced() != Position.NONE;
        boolean isRoll = !isForced && before.turn() == Position.CHANCE;
        long played = before.parse(move);
        int player = isForced || isRoll ? Step.NO_PLAYER : before.turn();
        steps.add(new Step<>(steps.size(), player, played, before, before.tryPlay(played)));
        rolls += isRoll ? 1 : 0;
    }

    /**
     * Plays until the game ends, or an outcome gives no move.
     *
     * @return that outcome, or empty if the game has ended
     */
    public <O, X extends Exception> Optional<O> play(MoveSource<P, O, X> seats) throws X {
        while (!isOver()) {
            Optional<O> end = next(seats);
            if (end.isPresent()) {
                return end;
            }
        }
        return Optional.empty();
    }

    /**
     * Plays one ply; the game must not have ended.
     *
     * @return the outcome that gave no move, or empty if a ply was played
     */
    public <O, X extends Exception> Optional<O> next(MoveSource<P, O, X> seats) throws X {
        P now = position();
        long forced = rules.forced(now);
        if (forced != Position.NONE) {
            seats.played(step(Step.NO_PLAYER, forced, now), Optional.empty());
        } else if (now.turn() == Position.CHANCE) {
            seats.played(step(Step.NO_PLAYER, seats.roll(rolls++, now), now), Optional.empty());
        } else {
            O outcome = seats.ask(request());
            long move = seats.move(outcome);
            if (move == Position.NONE) {
                return Optional.of(outcome);
            }
            seats.played(step(now.turn(), move, now), Optional.of(outcome));
        }
        return Optional.empty();
    }

    private Step<P> step(int player, long move, P before) {
        Step<P> step = new Step<>(steps.size(), player, move, before, before.play(move));
        steps.add(step);
        return step;
    }

    /** The request to the player whose turn it is; its news counts as sent. */
    public MoveRequest<P> request() {
        int player = position().turn();
        List<Long> news = new ArrayList<>(steps.size() - told[player]);
        for (Step<P> step : steps.subList(told[player], steps.size())) {
            news.add(step.move());
        }
        told[player] = steps.size();
        return new MoveRequest<>(player, steps.size(), news, position().seenBy(player));
    }

    /** The forced move, or {@link Position#NONE}. */
    public long forced() {
        return rules.forced(position());
    }

    /**
     * Takes back a player's last move and everything after it. Players keep their knowledge, so others must take their
     * places.
     *
     * @return whether the player has made a move
     */
    public boolean takeBack(int player) {
        int last = steps.size() - 1;
        while (last >= 0 && steps.get(last).player() != player) {
            last--;
        }
        if (last < 0) {
            return false;
        }
        List<Step<P>> back = steps.subList(last, steps.size());
        rolls -= (int) back.stream().filter(Step::isRoll).count();
        back.clear();
        Arrays.setAll(told, seat -> Math.min(told[seat], steps.size()));
        return true;
    }

    /**
     * The scores by player, in the game's unit. A fault costs its team the game's worst score and gives the other team
     * the best. If several teams are left and the scores have a constant sum, they share the loss of the faulty.
     * Without a fault the game must have ended.
     *
     * @param faulty the players at fault
     */
    public List<Double> scores(List<Integer> faulty) {
        return IntStream.range(0, rules.players())
                .mapToObj(player -> score(player, faulty))
                .toList();
    }

    private double score(int player, List<Integer> faulty) {
        if (faulty.isEmpty()) {
            return position().score(player);
        }
        boolean isAtFault = faulty.stream().anyMatch(other -> rules.team(other) == rules.team(player));
        return isAtFault ? rules.worstScore() : scoreOfTheOthers(faulty);
    }

    private double scoreOfTheOthers(List<Integer> faulty) {
        int teams = rules.firstSeats().size();
        long lost = faulty.stream().map(rules::team).distinct().count();
        return teams - lost < 2 || rules.scoreSum().isEmpty()
                ? rules.bestScore()
                : (rules.scoreSum().getAsDouble() - lost * rules.worstScore()) / (teams - lost);
    }
}
