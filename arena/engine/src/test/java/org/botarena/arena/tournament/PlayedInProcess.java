package org.botarena.arena.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Said;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Verdict;

/**
 * A runner without processes: every entrant plays random moves from its own seed, on the real rules. An entrant can be
 * given a fault, which it commits whenever it is first to move. For one thread at a time, unless no fault is given.
 */
public final class PlayedInProcess implements GameRunner {
    private final Rules<?> rules;
    private final Map<String, Verdict> faults = new HashMap<>();
    private Set<String> speaking = Set.of();

    /** A runner for a game. */
    public PlayedInProcess(Rules<?> rules) {
        this.rules = rules;
    }

    /** Makes this entrant commit the fault instead of its first move. */
    public PlayedInProcess withFault(String entrant, Verdict fault) {
        faults.put(entrant, fault);
        return this;
    }

    /**
     * Makes these entrants report for each position that they expect to win with their move and the first answer to it.
     */
    public PlayedInProcess withSayingOf(String... entrants) {
        speaking = Set.of(entrants);
        return this;
    }

    @Override
    public void prepare(ScheduledGame pairing) {}

    @Override
    public GameRecord play(ScheduledGame pairing) throws InterruptedException {
        Attempt attempt = attempt(rules, pairing);
        List<String> logs = IntStream.range(0, rules.players())
                .mapToObj(seat -> "seat %d of %s\n".formatted(seat, pairing.id()))
                .toList();
        return new GameRecord(pairing, attempt, List.of(), logs);
    }

    @Override
    public void close() {}

    private <P extends Position<P>> Attempt attempt(Rules<P> rules, ScheduledGame pairing) {
        List<RandomGenerator> players = pairing.seeds().stream()
                .<RandomGenerator>map(SplittableRandom::new)
                .toList();
        P position = rules.parse(pairing.fixture().start());
        List<Ply> plies = new ArrayList<>();
        for (String move : pairing.fixture().opening()) {
            position = position.tryPlay(position.parse(move));
            plies.add(Ply.ofArena(plies.size(), move));
        }
        RandomGenerator chance = new SplittableRandom(pairing.fixture().seed());
        while (position.turn() != Position.OVER) {
            int seat = position.turn();
            if (seat == Position.CHANCE) {
                long outcome = position.randomMove(chance);
                plies.add(Ply.ofArena(plies.size(), position.show(outcome)));
                position = position.play(outcome);
                continue;
            }
            long forced = rules.forced(position);
            if (forced == Position.NONE
                    && faults.containsKey(pairing.seats().get(seat).name())) {
                return faulted(rules, pairing, plies);
            }
            long[] moves = position.moves();
            long move = forced == Position.NONE ? moves[players.get(seat).nextInt(moves.length)] : forced;
            String text = position.show(move);
            P next = position.play(move);
            Optional<Said> said = speaking.contains(pairing.seats().get(seat).name())
                    ? Said.of(0.5, text + (next.turn() >= 0 ? " " + next.show(next.moves()[0]) : ""))
                    : Optional.empty();
            plies.add(
                    forced == Position.NONE
                            ? new Ply(plies.size(), seat, text, 1.25 + seat, 1, 0, Optional.empty(), said)
                            : Ply.ofArena(plies.size(), text));
            position = next;
        }
        P end = position;
        List<Double> scores =
                IntStream.range(0, rules.players()).mapToObj(end::score).toList();
        return new Attempt(plies, scores, List.of(), Optional.empty());
    }

    private Attempt faulted(Rules<?> rules, ScheduledGame pairing, List<Ply> plies) {
        List<Fault> committed = new ArrayList<>();
        List<Double> scores = new ArrayList<>();
        for (int seat = 0; seat < rules.players(); seat++) {
            Verdict fault = faults.get(pairing.seats().get(seat).name());
            scores.add(fault == null ? rules.bestScore() : rules.worstScore());
            if (fault != null) {
                committed.add(new Fault(seat, plies.size(), fault, Optional.empty()));
            }
        }
        return new Attempt(plies, scores, committed, Optional.empty());
    }
}
