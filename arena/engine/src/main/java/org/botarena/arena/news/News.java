package org.botarena.arena.news;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Said;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.StandingsTable;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.SentenceWriter;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.text.table.Surface;
import org.botarena.arena.tournament.format.GamePair;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Counted;
import org.botarena.arena.tournament.standing.Standing;

/**
 * An event of a tournament. A result is on disk before its news is sent. The components are the fields of the JSON,
 * which arena/docs/live-api.md describes. Immutable.
 */
public sealed interface News {
    /** The kinds of news, by their names in the JSON. */
    Map<String, Class<? extends News>> KINDS = Map.ofEntries(
            Map.entry("plan", Planned.class),
            Map.entry("admitted", Admitted.class),
            Map.entry("begins", Begins.class),
            Map.entry("roster", RosterChanged.class),
            Map.entry("round", RoundDrawn.class),
            Map.entry("begun", GameBegun.class),
            Map.entry("ply", PlyPlayed.class),
            Map.entry("judged", Judged.class),
            Map.entry("left-out", PliesLeftOut.class),
            Map.entry("disturbed", AttemptVoided.class),
            Map.entry("game", GameEnded.class),
            Map.entry("unplayed", GivenUp.class),
            Map.entry("notice", Noticed.class),
            Map.entry("standings", StandingsChanged.class),
            Map.entry("end", Over.class));

    /** The name of its kind. */
    default String kind() {
        return JsonText.kind(KINDS, this);
    }

    /** Whether its text includes the progress of the tournament. */
    default boolean hasProgress() {
        return this instanceof AttemptVoided
                || this instanceof GameEnded
                || this instanceof GivenUp
                || this instanceof StandingsChanged;
    }

    /** The games about to be played. */
    record Planned(Plan plan) implements News {
        @JsonValue
        Map<String, Object> fields() {
            Setup what = plan.setup();
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("game", what.terms().rules().name());
            fields.put("format", what.format().toString());
            fields.put("entrants", what.names());
            fields.put("games", plan.games());
            fields.put("atMost", !what.format().isFixed());
            fields.put("seed", "" + what.seed());
            fields.put("jobs", what.jobs());
            fields.put("estimateMs", plan.estimate().toMillis());
            fields.put("worstMs", plan.worst().toMillis());
            fields.put("objection", plan.objection().map(Sentence::toString).orElse(null));
            fields.put("results", plan.results().toString());
            return fields;
        }
    }

    /** An entrant takes part. */
    record Admitted(String entrant, String sha256, Map<String, String> options) implements News {
        public static Admitted of(Entrant entrant) {
            return new Admitted(entrant.name(), entrant.jar().sha256(), new TreeMap<>(entrant.options()));
        }
    }

    /**
     * The games begin, or resume after an earlier run.
     *
     * @param games the number of games left; the maximum where results or the time decide
     * @param until when the last of them should have ended; empty without a time limit
     */
    record Begins(long games, @OrNull Optional<Instant> until) implements News {}

    /** Entrants have come, have another jar, or have left; their first or last round was the one before. */
    record RosterChanged(List<String> joined, List<String> left) implements News {}

    /**
     * The games of a round are settled.
     *
     * @param round from 1
     * @param meetings the names of each two who meet; empty where every round has the same
     */
    record RoundDrawn(int round, List<List<String>> meetings) implements News {
        static RoundDrawn of(int round, List<GamePair> meetings) {
            return new RoundDrawn(
                    round,
                    meetings.stream()
                            .map(meeting -> List.of(meeting.one(), meeting.other()))
                            .toList());
        }
    }

    /**
     * An attempt at a game begins; repeated for listeners who join late.
     *
     * @param seats the entrants' names, by seat
     * @param start the text of the position
     * @param moves the plies so far, in notation: at first those of the opening
     */
    record GameBegun(String id, List<String> seats, String start, List<String> moves) implements News {
        public static GameBegun of(ScheduledGame game) {
            return new GameBegun(
                    game.id(),
                    game.seats().stream().map(Entrant::name).toList(),
                    game.fixture().start().toString(),
                    game.fixture().opening());
        }

        /** The same game one ply later. */
        public GameBegun after(PlyPlayed ply) {
            return new GameBegun(
                    id,
                    seats,
                    start,
                    Stream.concat(moves.stream(), Stream.of(ply.move)).toList());
        }
    }

    /**
     * A ply was played after the opening.
     *
     * @param id of the game
     * @param number of the ply, from 0
     * @param player the seat; null for chance or a forced pass
     * @param wallMs milliseconds that the answer took
     * @param cpuMs milliseconds of CPU time that the agent used for it
     * @param stallMs milliseconds of it in which the machine ran neither the agent nor the referee
     * @param isExcused whether it came after its deadline and is played, since the machine took that much time
     * @param said the agent's remark on the position before, or null if it made none, or remarks are shown only after
     *     the game
     */
    record PlyPlayed(
            String id,
            @JsonProperty("ply") int number,
            @OrNull Integer player,
            String move,
            double wallMs,
            double cpuMs,
            double stallMs,
            @JsonProperty("excused") boolean isExcused,
            @OrNull Said said)
            implements News {
        public static PlyPlayed of(ScheduledGame game, Ply ply) {
            return new PlyPlayed(
                    game.id(),
                    ply.number(),
                    ply.player() < 0 ? null : ply.player(),
                    ply.move(),
                    ply.wallMs(),
                    ply.cpuMs(),
                    ply.stallMs(),
                    ply.excused().isPresent(),
                    ply.said().orElse(null));
        }
    }

    /**
     * The kibitzer judged the position after the last ply of a game in progress, or cannot. It is never recorded.
     */
    record Judged(
            @JsonPropertyDescription("of the game") String id,

            @JsonPropertyDescription("played before the position")
            int plies,

            Judgement judgement,

            @JsonPropertyDescription("for the first side, from -1 for a loss to 1 for a win; 0 without a judgement")
            double value,

            @JsonPropertyDescription("the plies to the end of a decided game, or null if not known") @OrNull
            Integer distance,

            @JsonPropertyDescription("of the first side at the end, or null if not solved, or the game counts nothing")
            @OrNull
            Integer score,

            @JsonPropertyDescription("the best move; empty without a judgement")
            String best)
            implements News {
        /** The kinds of the kibitzer's judgement. */
        public enum Judgement {
            /** Proven up to the end of the game. */
            @JsonProperty("exact")
            EXACT,
            /** An estimate from a search or from random games. */
            @JsonProperty("opinion")
            OPINION,
            /** None: every core plays. */
            @JsonProperty("paused")
            PAUSED,
            /** No judgement: its process ended twice. */
            @JsonProperty("off")
            OFF
        }

        /** No judgement, and why. */
        public static Judged none(String id, Judgement why) {
            return new Judged(id, 0, why, 0, null, null, "");
        }
    }

    /**
     * Some plies were omitted because the listeners were too slow.
     *
     * @param plies their number
     */
    record PliesLeftOut(long plies) implements News {}

    /**
     * The machine or the arena disturbed an attempt, which does not count.
     *
     * @param id of the game
     * @param seats the entrants' names, by seat
     * @param attempt its number, from 1
     */
    record AttemptVoided(String id, List<String> seats, int attempt, Sentence reason) implements News {
        static AttemptVoided of(GameRecord game) {
            return new AttemptVoided(
                    game.id(),
                    game.names(),
                    game.attempts().size(),
                    game.result().voided().orElse(Sentence.quote("no result")));
        }
    }

    /** A fault by which a game ended. */
    record AgentFault(int player, String entrant, int ply, String kind, String reason) {
        private static AgentFault of(GameRecord game, Fault fault) {
            return new AgentFault(
                    fault.player(),
                    game.seats().get(fault.player()).entrant(),
                    fault.ply(),
                    fault.verdict().kind(),
                    fault.verdict().reason());
        }
    }

    /**
     * A game ended with a result.
     *
     * @param seats the entrants' names, by seat
     * @param scores by seat, in the game's unit
     * @param points by seat: 1, 0.5 or 0
     * @param plies their number
     * @param marked why it replaced another result
     * @param counted its data for the tables; empty in another process, which finds it in the record
     */
    record GameEnded(
            String id,
            List<String> seats,
            List<Double> scores,
            List<Double> points,
            int plies,
            List<AgentFault> faults,
            Optional<Sentence> marked,
            @JsonIgnore Optional<Counted> counted)
            implements News {
        @JsonCreator
        private static GameEnded read(
                @JsonProperty("id") String id,
                @JsonProperty("seats") List<String> seats,
                @JsonProperty("scores") List<Double> scores,
                @JsonProperty("points") List<Double> points,
                @JsonProperty("plies") int plies,
                @JsonProperty("faults") List<AgentFault> faults,
                @OrNull @JsonProperty("marked") Optional<Sentence> marked) {
            return new GameEnded(id, seats, scores, points, plies, faults, marked, Optional.empty());
        }

        /** The news about a recorded game. */
        public static GameEnded of(GameRecord game, List<Double> points, Counted counted) {
            return new GameEnded(
                    game.id(),
                    game.names(),
                    game.result().scores(),
                    points,
                    game.result().plies().size(),
                    game.result().faults().stream()
                            .map(fault -> AgentFault.of(game, fault))
                            .toList(),
                    game.result().voided(),
                    Optional.of(counted));
        }
    }

    /**
     * A game was given up for good.
     *
     * @param seats the entrants' names, by seat
     */
    record GivenUp(String id, List<String> seats, Sentence reason) implements News {
        static GivenUp of(GameRecord game) {
            return new GivenUp(game.id(), game.names(), game.reason());
        }
    }

    /** A notice for the organizer, mostly about the machine, in a sentence without its full stop. */
    @JsonPropertyOrder({"text", "sentence"})
    record Noticed(
            @JsonSerialize(using = SentenceWriter.class) Sentence sentence) implements News {
        @JsonProperty("text")
        String text() {
            return sentence.toString();
        }
    }

    /** The standings have changed. */
    record StandingsChanged(List<Standing> standings) implements News {
        @JsonValue
        Map<String, Object> fields() {
            return Map.of("rows", StandingsTable.of(Row.unrated(standings)).json(Surface.COMMAND));
        }
    }

    /**
     * No more games are played, and the results are written.
     *
     * @param played the number of games with a result
     * @param unplayed the number of games that were given up
     * @param isInterrupted whether it was stopped
     * @param trimmed the games that the time limit cut
     * @param results the folder, or empty if no results are kept
     */
    record Over(
            long played,
            int unplayed,
            @JsonProperty("interrupted") boolean isInterrupted,
            @OrNull Optional<Sentence> trimmed,
            String results)
            implements News {}
}
