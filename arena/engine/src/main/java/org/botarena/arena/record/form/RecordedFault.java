package org.botarena.arena.record.form;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.type.TypeReference;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.text.OrNull;

/**
 * A fault as it is on file: who, when, what, and the exact facts, beside each other in JSON. Immutable.
 *
 * @param player the seat at fault
 * @param ply the number of the ply that it owed
 * @param kind of the verdict: {@code late}
 * @param facts of the verdict, by name
 * @param evidence what was measured of the request; null where nothing was
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"player", "ply", "kind", "facts", "evidence"})
public record RecordedFault(
        int player,
        int ply,
        String kind,
        @OrNull @JsonAnyGetter @JsonAnySetter Map<String, Object> facts,
        @OrNull Evidence evidence) {
    private static final TypeReference<Map<String, Object>> FACTS = new TypeReference<>() {};

    /** Refuses what is no fault. */
    public RecordedFault {
        RecordChecks.requireAll(kind);
        facts = facts == null ? new TreeMap<>() : new TreeMap<>(facts);
        RecordChecks.requireAll(facts.values());
        facts.replaceAll((name, fact) -> fact instanceof Number number ? number.doubleValue() : fact);
        verdict(kind, facts);
    }

    /** As the journal and the store have it. */
    public static RecordedFault of(Fault fault) {
        return new RecordedFault(
                fault.player(),
                fault.ply(),
                fault.verdict().kind(),
                StableJson.converted(fault.verdict(), FACTS),
                fault.evidence().orElse(null));
    }

    Fault fault() {
        return new Fault(player, ply, verdict(kind, facts), Optional.ofNullable(evidence));
    }

    private static Verdict verdict(String kind, Map<String, Object> facts) {
        return StableJson.converted(facts, Verdict.type(kind));
    }
}
