package org.botarena.arena.report.games;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.api.Rules;
import org.botarena.arena.match.Terms;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.OrNull;

/**
 * A game as a line of {@code games.jsonl} holds it; the components are the JSON's fields. Replaying the plies from
 * {@code start} gives every position. Seeds are text, because JavaScript reads no number above 2^53 exactly. Immutable.
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
public record SavedGame(
        String id,
        String game,
        Fixture fixture,
        String start,
        Granted granted,
        String isolation,
        List<Seat> seats,
        List<Ply> plies,
        @OrNull Result result,
        List<Voided> voided) {
    public SavedGame {
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
    public record Fixture(int pair, String seed, List<String> opening) {}

    /**
     * Milliseconds that an agent had.
     *
     * @param moveMs for each move
     * @param startMs for loading and constructing it
     */
    public record Granted(double moveMs, double startMs) {}

    /**
     * A seat at the table.
     *
     * @param player from 0
     * @param entrant its name
     * @param seed the agent's own
     * @param options complete
     * @param sha256 of the jar
     */
    public record Seat(int player, String entrant, String seed, Map<String, String> options, String sha256) {}

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
    public record Ply(
            int ply,
            @OrNull Integer by,
            String move,
            double wallMs,
            double cpuMs,
            double stallMs,

            @OrNull @JsonInclude(JsonInclude.Include.NON_NULL)
            Evidence excused) {}

    /**
     * How it ended.
     *
     * @param scores by player, in the game's unit
     * @param points by player: 1, 0.5 or 0
     * @param winners the players who won; none in a draw, or where all were at fault
     * @param faults that ended it
     * @param marked null; or why the result took the place of another: the game was played again, and that was accepted
     */
    public record Result(
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
    public record Fault(
            int player,
            int ply,
            String kind,
            String reason,

            @OrNull @JsonInclude(JsonInclude.Include.NON_NULL)
            Evidence evidence) {
        static Fault of(org.botarena.arena.record.Fault fault) {
            return new Fault(
                    fault.player(),
                    fault.ply(),
                    fault.verdict().kind(),
                    fault.verdict().reason(),
                    fault.evidence().orElse(null));
        }

        /**
         * What the agent did.
         *
         * @throws IllegalArgumentException if the kind or the reason is none
         */
        public Verdict verdict() {
            return Verdict.published(kind, reason);
        }

        /** The same as the store has it. */
        public org.botarena.arena.record.Fault fault() {
            return new org.botarena.arena.record.Fault(player, ply, verdict(), Optional.ofNullable(evidence));
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
    public record Voided(String reason, List<Ply> plies, List<Double> scores, List<Fault> faults) {}

    /** The line of a game. */
    public static SavedGame of(Terms terms, GameRecord record) {
        Pairing pairing = record.pairing();
        Attempt last = record.result();
        return new SavedGame(
                pairing.id(),
                terms.rules().name(),
                new Fixture(
                        pairing.fixture().pair(),
                        "" + pairing.fixture().seed(),
                        pairing.fixture().opening()),
                pairing.fixture().start(),
                new Granted(terms.moveTime().toNanos() / 1e6, terms.startTime().toNanos() / 1e6),
                terms.isolation().toString(),
                IntStream.range(0, pairing.seats().size())
                        .mapToObj(player -> seat(player, pairing))
                        .toList(),
                plies(last),
                last.scores().isEmpty() ? null : result(terms.rules(), last),
                attempts(record));
    }

    private static Seat seat(int player, Pairing pairing) {
        Entrant entrant = pairing.seats().get(player);
        return new Seat(
                player,
                entrant.name(),
                "" + pairing.seeds().get(player),
                new TreeMap<>(entrant.options()),
                entrant.jar().sha256());
    }

    private static List<Ply> plies(Attempt attempt) {
        return attempt.plies().stream()
                .map(ply -> new Ply(
                        ply.number(),
                        ply.player() < 0 ? null : ply.player(),
                        ply.move(),
                        JsonText.rounded(ply.wallMs()),
                        JsonText.rounded(ply.cpuMs()),
                        JsonText.rounded(ply.stallMs()),
                        ply.excused().orElse(null)))
                .toList();
    }

    private static Result result(Rules<?> rules, Attempt attempt) {
        List<Double> points = Outcome.points(rules, attempt);
        List<Integer> winners = IntStream.range(0, points.size())
                .filter(player -> points.get(player) == 1)
                .boxed()
                .toList();
        return new Result(
                attempt.scores(),
                points,
                winners,
                faults(attempt),
                attempt.voided().orElse(null));
    }

    private static List<Fault> faults(Attempt attempt) {
        return attempt.faults().stream().map(Fault::of).toList();
    }

    private static List<Voided> attempts(GameRecord record) {
        Optional<Attempt> last =
                Optional.of(record.result()).filter(attempt -> attempt.scores().isEmpty());
        return Stream.concat(record.voided().stream(), last.stream())
                .map(attempt -> new Voided(
                        attempt.voided().orElse("no result"), plies(attempt), attempt.scores(), faults(attempt)))
                .toList();
    }
}
