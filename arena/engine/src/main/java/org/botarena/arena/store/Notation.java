package org.botarena.arena.store;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.botarena.arena.match.Attempt;
import org.botarena.arena.match.Evidence;
import org.botarena.arena.match.Fault;
import org.botarena.arena.match.Fixture;
import org.botarena.arena.match.Pairing;
import org.botarena.arena.match.Ply;
import org.botarena.arena.match.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.sandbox.Footprint;

/** How games stand in the store: JSON that gives back the very same values. The names are short: there are many games. */
final class Notation {
    /** Some hundred times what the longest game has: a text of so many small parts would fill the memory. */
    private static final long MOST_TOKENS = 4_000_000;

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxTokenCount(MOST_TOKENS)
                            .build())
                    .build())
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.NON_NULL))
            .build();

    private Notation() {}

    /** Who sits where in a game, on which fixture. */
    record Seated(int pair, long seed, String start, List<String> opening, List<Chair> chairs) {
        static Seated of(Pairing pairing) {
            Fixture fixture = pairing.fixture();
            return new Seated(
                    fixture.pair(),
                    fixture.seed(),
                    fixture.start(),
                    fixture.opening(),
                    IntStream.range(0, pairing.seats().size())
                            .mapToObj(seat -> Chair.of(
                                    pairing.seats().get(seat), pairing.seeds().get(seat)))
                            .toList());
        }

        List<String> openingPlies() {
            return orEmpty(opening);
        }

        /** The seats of the two entrants, one of each. */
        List<Chair> sides() {
            Map<String, Chair> sides = new LinkedHashMap<>();
            chairs.forEach(chair -> sides.putIfAbsent(chair.key(), chair));
            return List.copyOf(sides.values());
        }

        /** The game that it was. */
        Pairing pairing(String id, Map<String, Entrant> entrants) {
            return new Pairing(
                    id,
                    new Fixture(pair, seed, start, orEmpty(opening)),
                    chairs.stream().map(chair -> entrants.get(chair.key())).toList(),
                    chairs.stream().map(Chair::seed).toList());
        }
    }

    /** One seat of it. */
    record Chair(String name, int generation, long seed) {
        static Chair of(Entrant entrant, long seed) {
            return new Chair(entrant.name(), entrant.generation(), seed);
        }

        String key() {
            return Enlisted.key(name, generation);
        }
    }

    /** An attempt; {@code output} is the SHA-256 of what the agents printed, if they did. */
    record Played(
            List<String> moves,
            List<Integer> by,
            List<Double> wall,
            List<Double> cpu,
            List<Double> stall,
            List<Double> scores,
            List<Wrong> faults,
            List<Footprint> prints,
            String voided,
            String output,
            Map<Integer, Measured> excused) {
        static Played of(Attempt attempt, String output) {
            List<Ply> plies = attempt.plies();
            return new Played(
                    plies.stream().map(Ply::move).toList(),
                    plies.stream().map(Ply::player).toList(),
                    plies.stream().map(Ply::wallMs).toList(),
                    plies.stream().map(Ply::cpuMs).toList(),
                    plies.stream().map(Ply::stallMs).toList(),
                    attempt.scores(),
                    attempt.faults().stream().map(Wrong::of).toList(),
                    attempt.footprints(),
                    attempt.voided().orElse(null),
                    output,
                    excused(plies));
        }

        /** By the number of the ply; null: none was, as usual. */
        private static Map<Integer, Measured> excused(List<Ply> plies) {
            Map<Integer, Measured> excused = new TreeMap<>();
            plies.forEach(ply -> ply.excused().ifPresent(what -> excused.put(ply.number(), Measured.of(what))));
            return excused.isEmpty() ? null : excused;
        }

        private Ply ply(int number) {
            return new Ply(
                    number,
                    by.get(number),
                    moves.get(number),
                    wall.get(number),
                    cpu.get(number),
                    stall.get(number),
                    Optional.ofNullable(excused).map(plies -> plies.get(number)).map(Measured::evidence));
        }

        Attempt attempt() {
            return new Attempt(
                    IntStream.range(0, orEmpty(moves).size())
                            .mapToObj(this::ply)
                            .toList(),
                    orEmpty(scores),
                    orEmpty(faults).stream().map(Wrong::fault).toList(),
                    orEmpty(prints),
                    Optional.ofNullable(voided));
        }
    }

    /** What was measured of a request, in milliseconds. */
    record Measured(double wall, double cpu, double delay, double steal, double stall) {
        static Measured of(Evidence evidence) {
            return new Measured(
                    evidence.wallMs(), evidence.cpuMs(), evidence.waitMs(), evidence.stealMs(), evidence.stallMs());
        }

        Evidence evidence() {
            return new Evidence(wall, cpu, delay, steal, stall);
        }
    }

    /** A fault; without evidence in records of earlier versions. */
    record Wrong(int player, int ply, String kind, String how, Double took, Double granted, Measured evidence) {
        static Wrong of(Fault fault) {
            Verdict verdict = fault.verdict();
            String how = verdict instanceof Verdict.Illegal illegal
                    ? illegal.move()
                    : verdict instanceof Verdict.Crashed crashed
                            ? crashed.how()
                            : verdict instanceof Verdict.FailedToStart failed ? failed.how() : null;
            Optional<Verdict.Late> late =
                    Optional.of(verdict).filter(Verdict.Late.class::isInstance).map(Verdict.Late.class::cast);
            return new Wrong(
                    fault.player(),
                    fault.ply(),
                    verdict.kind(),
                    how,
                    late.map(Verdict.Late::tookMs).orElse(null),
                    late.map(Verdict.Late::grantedMs).orElse(null),
                    fault.evidence().map(Measured::of).orElse(null));
        }

        Fault fault() {
            String text = how == null ? "" : how;
            Verdict verdict = switch (kind) {
                case "illegal" -> new Verdict.Illegal(text);
                case "late" -> new Verdict.Late(took, granted);
                case "threw" -> new Verdict.Threw();
                case "crashed" -> new Verdict.Crashed(text);
                case "out-of-memory" -> new Verdict.OutOfMemory();
                case "failed-to-start" -> new Verdict.FailedToStart(text);
                default -> throw new IllegalArgumentException("there is no fault '%s'".formatted(kind));
            };
            return new Fault(player, ply, verdict, Optional.ofNullable(evidence).map(Measured::evidence));
        }
    }

    static String text(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("no JSON of " + value, e);
        }
    }

    /**
     * Reads it.
     *
     * @throws IllegalArgumentException if it is damaged
     */
    static <T> T value(String text, Class<T> type) {
        try {
            return MAPPER.readValue(text, type);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no %s: %s".formatted(type.getSimpleName(), e.getOriginalMessage()), e);
        }
    }

    /** The same of JSON that was taken apart already. */
    static <T> T value(JsonNode json, Class<T> type) {
        try {
            return MAPPER.treeToValue(json, type);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no %s: %s".formatted(type.getSimpleName(), e.getOriginalMessage()), e);
        }
    }

    private static <T> List<T> orEmpty(List<T> list) {
        return list == null ? List.of() : list;
    }
}
