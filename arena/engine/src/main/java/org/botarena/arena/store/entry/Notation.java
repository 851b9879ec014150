package org.botarena.arena.store.entry;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.ForeignJson;
import org.botarena.arena.timing.accounting.Footprint;

/**
 * How games stand in the store: JSON that gives back the very same values. The names are short: there are many games. It has
 * a mapper of its own, since hashes and ids are made of its texts: those of files on disk must come out of the same values
 * for ever. What else the arena writes, {@link org.botarena.arena.text.JsonText} writes.
 */
public final class Notation {
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(ForeignJson.CONSTRAINTS)
                    .build())
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.NON_NULL))
            .build();

    private static final TypeReference<Map<String, Object>> FACTS = new TypeReference<>() {};

    private Notation() {}

    /** Who sits where in a game, on which fixture. */
    public record Seated(int pair, long seed, String start, List<String> opening, List<Chair> chairs) {
        /** Refuses a table that nobody can sit at. */
        public Seated {
            Sound.requireAll(start, orEmpty(opening), chairs);
            Sound.require(pair >= 0 && !chairs.isEmpty(), "nobody plays");
            Sound.require(chairs.stream().map(Chair::key).distinct().count() == 2, "two play, and no others");
        }

        public static Seated of(Pairing pairing) {
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

        public List<String> openingPlies() {
            return orEmpty(opening);
        }

        /** The seats of the two entrants, one of each. */
        public List<Chair> sides() {
            Map<String, Chair> sides = new LinkedHashMap<>();
            chairs.forEach(chair -> sides.putIfAbsent(chair.key(), chair));
            return List.copyOf(sides.values());
        }

        /** The game that it was. */
        public Pairing pairing(String id, Map<String, Entrant> entrants) {
            chairs.forEach(
                    chair -> Sound.require(entrants.containsKey(chair.key()), "one of its players is no entrant"));
            return new Pairing(
                    id,
                    new Fixture(pair, seed, start, orEmpty(opening)),
                    chairs.stream().map(chair -> entrants.get(chair.key())).toList(),
                    chairs.stream().map(Chair::seed).toList());
        }
    }

    /** One seat of it: of an entrant by its author's number, or by its name where there is none. */
    public record Chair(String name, int generation, long seed, Integer author) {
        public Chair {
            Sound.require((name == null) != (author == null), "a seat has a name or a number");
            Sound.require(author == null || author >= 1, "an author's number is below 1");
            Sound.require(generation >= 1, "a generation is below 1");
            if (author == null) {
                Sound.requireName(name);
            }
        }

        public static Chair of(Entrant entrant, long seed) {
            return of(entrant.name(), entrant.author(), entrant.generation(), seed);
        }

        /** With the number of whoever has one, else with the name. */
        public static Chair of(String name, OptionalInt author, int generation, long seed) {
            return author.isPresent()
                    ? new Chair(null, generation, seed, author.getAsInt())
                    : new Chair(name, generation, seed, null);
        }

        /** As {@link Entrant#id}. */
        public String id() {
            return author == null ? name : "" + author;
        }

        String key() {
            return Entrant.key(id(), generation);
        }
    }

    /** An attempt; {@code output} is the SHA-256 of what the agents printed, if they did. */
    public record Played(
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
        /** Refuses lists that do not go together. */
        public Played {
            int plies = orEmpty(moves).size();
            for (List<?> list : Arrays.asList(by, wall, cpu, stall)) {
                Sound.require(orEmpty(list).size() == plies, "its plies do not have all that a ply has");
                Sound.requireAll(orEmpty(list));
            }
            Sound.requireAll(orEmpty(moves), orEmpty(scores), orEmpty(faults), orEmpty(prints));
            Sound.requireAll(excused == null ? List.of() : excused.values());
        }

        /** Refuses what cannot have happened at that table. */
        void requireAt(Seated seated) {
            int seats = seated.chairs().size();
            Sound.require(orNoScores().isEmpty() || scores.size() == seats, "scores for others than its players");
            Sound.require(
                    orEmpty(by).stream().allMatch(seat -> seat >= -1 && seat < seats)
                            && orEmpty(faults).stream().allMatch(fault -> fault.player >= 0 && fault.player < seats)
                            && orEmpty(prints).size() <= seats,
                    "a seat that nobody has");
        }

        List<Double> orNoScores() {
            return orEmpty(scores);
        }

        public static Played of(Attempt attempt, String output) {
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

        public Attempt attempt() {
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
    public record Measured(double wall, double cpu, double delay, double steal, double stall) {
        public static Measured of(Evidence evidence) {
            return new Measured(
                    evidence.wallMs(), evidence.cpuMs(), evidence.waitMs(), evidence.stealMs(), evidence.stallMs());
        }

        Evidence evidence() {
            return new Evidence(wall, cpu, delay, steal, stall);
        }
    }

    /** A fault; the facts are those of its verdict; without evidence in records of earlier versions. */
    @JsonPropertyOrder({"player", "ply", "kind", "facts", "evidence"})
    public record Wrong(
            int player,
            int ply,
            String kind,
            @JsonAnyGetter @JsonAnySetter Map<String, Object> facts,
            Measured evidence) {
        public Wrong {
            Sound.requireAll(kind);
            boolean isTimed = facts != null && facts.keySet().containsAll(Set.of("took", "granted"));
            Sound.require(!kind.equals("late") || isTimed, "it does not say how late it was");
            verdict(kind, facts);
        }

        public static Wrong of(Fault fault) {
            return new Wrong(
                    fault.player(),
                    fault.ply(),
                    fault.verdict().kind(),
                    MAPPER.convertValue(fault.verdict(), FACTS),
                    fault.evidence().map(Measured::of).orElse(null));
        }

        Fault fault() {
            Verdict verdict = verdict(kind, facts);
            return new Fault(player, ply, verdict, Optional.ofNullable(evidence).map(Measured::evidence));
        }

        private static Verdict verdict(String kind, Map<String, Object> facts) {
            return MAPPER.convertValue(facts == null ? Map.of() : facts, Verdict.type(kind));
        }
    }

    static JsonNode tree(Object value) {
        return MAPPER.valueToTree(value);
    }

    /** Its text, in which what is personal is a hash. */
    public static String text(Object value) {
        return text(value, new Personal.Aside());
    }

    /** The same. What is personal goes there. */
    public static String text(Object value, Personal.Aside aside) {
        try {
            return MAPPER.writer().withAttribute(Personal.Aside.class, aside).writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("no JSON of " + value, e);
        }
    }

    /**
     * Reads it.
     *
     * @throws IllegalArgumentException if it is damaged
     */
    public static <T> T value(String text, Class<T> type) {
        try {
            return MAPPER.readValue(text, type);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no %s: %s".formatted(type.getSimpleName(), e.getOriginalMessage()), e);
        }
    }

    /** The same of JSON that was taken apart already. */
    static <T> T value(JsonNode json, Class<T> type) {
        return value(json, type, new Personal.Aside());
    }

    /** The same. What is personal is there, or has been taken away. */
    public static <T> T value(JsonNode json, Class<T> type, Personal.Aside aside) {
        try {
            return MAPPER.readerFor(type)
                    .withAttribute(Personal.Aside.class, aside)
                    .readValue(json);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no %s: %s".formatted(type.getSimpleName(), e.getOriginalMessage()), e);
        } catch (IOException e) {
            throw new UncheckedIOException("memory is no file", e);
        }
    }

    private static <T> List<T> orEmpty(List<T> list) {
        return list == null ? List.of() : list;
    }
}
