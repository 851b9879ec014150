package org.botarena.arena.report.games;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.record.form.RecordedAttempt;
import org.botarena.arena.record.form.RecordedGame;
import org.botarena.arena.record.form.RecordedSeat;
import org.botarena.arena.record.form.Seated;
import org.botarena.arena.text.OrNull;

/**
 * A game as a line of {@code games.jsonl} of an earlier arena holds it, with an object for each ply and reasons as text; the
 * components are the JSON's fields. It is only read. Immutable.
 *
 * @param id of the game
 * @param game with its options
 * @param fixture what the pair has in common
 * @param start the text of the position before the first ply
 * @param granted the times
 * @param isolation the level
 * @param seats who sat where, by player
 * @param plies of the attempt that counts
 * @param result null if the game could not be played
 * @param voided the attempts that did not count
 */
record EarlierGame(
        String id,
        String game,
        Fixture fixture,
        String start,
        Granted granted,
        String isolation,
        List<RecordedSeat> seats,
        List<Ply> plies,
        @OrNull Result result,
        List<Voided> voided) {
    EarlierGame {
        seats = List.copyOf(seats);
        plies = List.copyOf(plies);
        voided = List.copyOf(voided);
    }

    /**
     * What both games of the pair have in common.
     *
     * @param pair from 0
     * @param seed of chance
     * @param opening its plies in notation; they are also the first of the game's plies
     */
    record Fixture(int pair, String seed, List<String> opening) {}

    /**
     * Milliseconds that an agent had.
     *
     * @param moveMs for each move
     * @param startMs for loading and constructing it
     */
    record Granted(double moveMs, double startMs) {}

    /**
     * A seat at the table.
     *
     * @param player from 0
     * @param entrant its name
     * @param seed the agent's own
     * @param options complete
     * @param sha256 of the jar
     */
    record RecordedSeat(int player, String entrant, String seed, Map<String, String> options, String sha256) {}

    /**
     * A ply.
     *
     * @param ply its number, from 0
     * @param by the seat that chose it; null for opening plies, chance outcomes and forced passes
     * @param move in notation
     * @param wallMs from the request to the answer
     * @param cpuMs CPU time of the agent's process
     * @param stallMs what the machine kept from the agent or the referee
     * @param excused what was measured of an answer that came after its deadline and counts, since the machine took as much
     *     time; null, and not written, for one in time
     */
    record Ply(
            int ply,
            @OrNull Integer by,
            String move,
            double wallMs,
            double cpuMs,
            double stallMs,

            @OrNull Evidence excused) {
        org.botarena.arena.record.Ply numbered(int number) {
            if (ply != number) {
                throw new IllegalArgumentException("its plies are not numbered from 0");
            }
            return new org.botarena.arena.record.Ply(
                    number, by == null ? -1 : by, move, wallMs, cpuMs, stallMs, Optional.ofNullable(excused));
        }
    }

    /**
     * How it ended.
     *
     * @param scores by player, in the game's unit
     * @param points by player: 1, 0.5 or 0
     * @param winners the players who won; none in a draw, or where all were at fault
     * @param faults that ended it
     * @param marked null; or why the result took the place of another: the game was played again, and that was accepted
     */
    record Result(
            List<Double> scores,
            List<Double> points,
            List<Integer> winners,
            List<Fault> faults,
            @OrNull String marked) {}

    /**
     * An agent's fault.
     *
     * @param player at fault
     * @param ply that it owed
     * @param kind the verdict: {@code late}
     * @param reason in a phrase
     * @param evidence what was measured of the request; null, and not written, in records of earlier versions
     */
    record Fault(
            int player,
            int ply,
            String kind,
            String reason,

            @OrNull Evidence evidence) {
        org.botarena.arena.record.Fault fault() {
            return new org.botarena.arena.record.Fault(
                    player, ply, Verdict.published(kind, reason), Optional.ofNullable(evidence));
        }
    }

    /**
     * An attempt that did not count.
     *
     * @param reason the fault of the arena or the machine
     * @param plies as far as it went
     * @param scores empty if there was no result
     * @param faults what the machine had a part in, and others that came with it
     */
    record Voided(String reason, List<Ply> plies, List<Double> scores, List<Fault> faults) {}

    /** The same in the form of today. */
    RecordedGame recorded() {
        return new RecordedGame(
                id,
                game,
                new RecordedGame.Granted(granted.moveMs, granted.startMs),
                isolation,
                new Seated(
                        fixture.pair,
                        seed(fixture.seed),
                        start,
                        fixture.opening,
                        seats.stream().map(EarlierGame::seat).toList()),
                result == null ? null : attempt(plies, result.scores, result.faults, result.marked),
                result == null ? null : result.points,
                result == null ? null : result.winners,
                voided.stream()
                        .map(one -> attempt(one.plies, one.scores, one.faults, one.reason))
                        .toList());
    }

    private static org.botarena.arena.record.form.RecordedSeat seat(RecordedSeat seat) {
        return new org.botarena.arena.record.form.RecordedSeat(
                seat.entrant, null, 1, seed(seat.seed), seat.options, seat.sha256);
    }

    private static long seed(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("'%s' is no seed".formatted(text), e);
        }
    }

    private static RecordedAttempt attempt(List<Ply> plies, List<Double> scores, List<Fault> faults, String marked) {
        return RecordedAttempt.of(
                new Attempt(
                        IntStream.range(0, plies.size())
                                .mapToObj(number -> plies.get(number).numbered(number))
                                .toList(),
                        scores,
                        faults.stream().map(Fault::fault).toList(),
                        List.of(),
                        Optional.ofNullable(marked)),
                null);
    }
}
