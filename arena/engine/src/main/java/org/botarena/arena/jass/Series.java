package org.botarena.arena.jass;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.game.jass.Jass;
import org.botarena.game.jass.JassGame;

/** The turns of one whole game in progress. One thread at a time. */
final class Series {
    private final ScheduledGame pairing;
    private final int target;
    private final JassGame game;
    private final List<SplittableRandom> seeds;
    private final List<StringBuilder> logs = new ArrayList<>();
    private Jass dealt;
    private ScheduledGame turn;
    private int turns;
    private List<Fault> faults = List.of();
    private Optional<GameRecord> disturbed = Optional.empty();

    Series(ScheduledGame pairing, int target) {
        this.pairing = pairing;
        this.target = target;
        this.game = new JassGame(pairing.fixture().seed(), target);
        this.seeds = pairing.seeds().stream().map(SplittableRandom::new).toList();
        pairing.seats().forEach(seat -> logs.add(new StringBuilder()));
    }

    /** Whether another turn has to be played. */
    boolean hasMoreTurns() {
        return game.winner().isEmpty() && faults.isEmpty() && disturbed.isEmpty();
    }

    /**
     * The next turn; after a disturbance the same turn again, resumed at the disturbed card.
     *
     * @param isLast whether this is the last attempt at a disturbed turn
     */
    ScheduledGame next(boolean isLast) {
        turn = disturbed.map(soFar -> turn.resuming(soFar, isLast)).orElseGet(this::deal);
        return turn;
    }

    /** Deals the next turn. The same game always gets the same deals. */
    ScheduledGame deal() {
        dealt = game.deal();
        turns++;
        Fixture whole = pairing.fixture();
        return new ScheduledGame(
                String.format(Locale.ROOT, "%s.%02d", pairing.id(), turns),
                new Fixture(whole.pair(), whole.seed(), dealt.toString(), List.of()),
                pairing.seats(),
                seeds.stream().map(SplittableRandom::nextLong).toList());
    }

    /** Adds the result of the last turn, up to the trick that decided the game. */
    void add(GameRecord record) {
        Attempt played = record.result();
        Jass position = dealt;
        for (Ply ply : played.plies()) {
            if (!game.isWonDuring(position)) {
                position = position.play(position.parse(ply.move()));
            }
        }
        boolean isWon = game.isWonDuring(position);
        faults = isWon ? List.of() : played.faults();
        disturbed = isWon || !record.isDisturbed()
                ? Optional.empty()
                : Optional.of(disturbed.map(record::after).orElse(record));
        if (disturbed.isEmpty()) {
            game.add(position);
        }
        for (int seat = 0; seat < record.logs().size(); seat++) {
            String log = record.logs().get(seat);
            logs.get(seat).append(log.isBlank() ? "" : String.format(Locale.ROOT, "turn %d:\n%s", turns, log));
        }
    }

    /** The result of the whole game, or empty if a turn could not be played. */
    Optional<WholeGame> game() {
        if (disturbed.isPresent()) {
            return Optional.empty();
        }
        WholeGame.End end = game.winner().isPresent()
                ? new WholeGame.End.Reached(game.winner().getAsInt())
                : new WholeGame.End.Faulted(faults);
        return Optional.of(new WholeGame(
                pairing.id(),
                pairing.seats().stream().limit(2).map(Entrant::name).toList(),
                List.of(game.points(0), game.points(1)),
                turns,
                end));
    }

    /**
     * The whole game as a record, without scores if a turn was disturbed; includes the agents' remarks since the last
     * record.
     */
    GameRecord record() {
        Optional<Sentence> reason = disturbed
                .flatMap(soFar -> soFar.result().voided())
                .map(why -> Sentence.of("disturbance.turn", turns, why));
        Attempt result =
                new Attempt(List.of(), disturbed.isPresent() ? List.of() : scores(), faults, reason).endingNow();
        List<String> said = logs.stream().map(StringBuilder::toString).toList();
        logs.forEach(log -> log.setLength(0));
        return new GameRecord(pairing, result, said);
    }

    private List<Double> scores() {
        return IntStream.range(0, pairing.seats().size())
                .mapToObj(seat -> score(seat % 2))
                .toList();
    }

    private double score(int team) {
        if (faults.isEmpty()) {
            return game.points(team);
        }
        return faults.stream().anyMatch(fault -> fault.player() % 2 == team) ? 0 : target;
    }
}
