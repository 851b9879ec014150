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
import org.botarena.arena.record.Pairing;
import org.botarena.arena.record.Ply;
import org.botarena.game.jass.Jass;
import org.botarena.game.jass.JassGame;

/** The turns of one whole game while it is played. One thread at a time. */
final class Series {
    private final Pairing pairing;
    private final int target;
    private final JassGame game;
    private final List<SplittableRandom> seeds;
    private final List<StringBuilder> logs = new ArrayList<>();
    private Jass dealt;
    private int turns;
    private List<Fault> faults = List.of();
    private boolean isUnplayed;
    private Optional<String> disturbance = Optional.empty();

    Series(Pairing pairing, int target) {
        this.pairing = pairing;
        this.target = target;
        this.game = new JassGame(pairing.fixture().seed(), target);
        this.seeds = pairing.seeds().stream().map(SplittableRandom::new).toList();
        pairing.seats().forEach(seat -> logs.add(new StringBuilder()));
    }

    /** Whether another turn is to be played. */
    boolean goesOn() {
        return game.winner().isEmpty() && faults.isEmpty() && !isUnplayed;
    }

    /** The next turn. The same game deals the same turns. */
    Pairing deal() {
        dealt = game.deal();
        turns++;
        Fixture whole = pairing.fixture();
        return new Pairing(
                String.format(Locale.ROOT, "%s.%02d", pairing.id(), turns),
                new Fixture(whole.pair(), whole.seed(), dealt.toString(), List.of()),
                pairing.seats(),
                seeds.stream().map(SplittableRandom::nextLong).toList());
    }

    /** Takes in how the turn that was dealt last went, up to the trick that decided the game. */
    void add(GameRecord record) {
        Attempt turn = record.result();
        Jass position = dealt;
        for (Ply ply : turn.plies()) {
            if (!game.isWonDuring(position)) {
                position = position.play(position.parse(ply.move()));
            }
        }
        game.add(position);
        if (game.winner().isEmpty()) {
            faults = turn.faults();
            isUnplayed = turn.scores().isEmpty();
        }
        if (isUnplayed) {
            disturbance = turn.voided().map(reason -> String.format(Locale.ROOT, "turn %d: %s", turns, reason));
        }
        for (int seat = 0; seat < record.logs().size(); seat++) {
            String log = record.logs().get(seat);
            logs.get(seat).append(log.isBlank() ? "" : String.format(Locale.ROOT, "turn %d:\n%s", turns, log));
        }
    }

    /** How the whole game went; empty if a turn could not be played. */
    Optional<WholeGame> game() {
        if (isUnplayed) {
            return Optional.empty();
        }
        WholeGame.End end = game.winner().isPresent()
                ? new WholeGame.End.Reached(game.winner().getAsInt())
                : new WholeGame.End.Faulted(faults);
        return Optional.of(new WholeGame(pairing, List.of(game.points(0), game.points(1)), turns, end));
    }

    /** The whole game as a record, without scores if a turn could not be played. */
    GameRecord record() {
        Attempt result = new Attempt(List.of(), isUnplayed ? List.of() : scores(), faults, disturbance);
        return new GameRecord(
                pairing, result, logs.stream().map(StringBuilder::toString).toList());
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
