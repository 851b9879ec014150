package org.botarena.arena.record;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * An agent's fault, which ended its game. In JSON the verdict's facts are fields between its kind and the evidence. Immutable.
 *
 * @param player the seat at fault
 * @param ply the number of the missing ply; a failure to start counts at the first ply of the attempt
 * @param verdict the kind of fault, with its facts
 * @param evidence the measurements of the request; empty without any
 */
@JsonPropertyOrder({"player", "ply", "kind", "verdict", "evidence"})
@JsonDeserialize(using = Fault.Reader.class)
public record Fault(
        int player,
        int ply,
        @JsonUnwrapped Verdict verdict,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Evidence> evidence) {
    private static final String PLAYER = "player";
    private static final String PLY = "ply";
    private static final String KIND = "kind";
    private static final String EVIDENCE = "evidence";

    @JsonProperty
    String kind() {
        return verdict.kind();
    }

    /** Reads the object. */
    static final class Reader extends JsonDeserializer<Fault> {
        @Override
        public Fault deserialize(JsonParser in, DeserializationContext context) throws IOException {
            JsonNode tree = context.readTree(in);
            if (!(tree instanceof ObjectNode fault)
                    || !fault.path(PLAYER).isInt()
                    || !fault.path(PLY).isInt()
                    || !fault.path(KIND).isTextual()
                    || fault.path(EVIDENCE).isNull()) {
                throw JsonMappingException.from(in, "a fault has a player, a ply and a kind");
            }
            JsonNode evidence = fault.get(EVIDENCE);
            ObjectNode facts = fault.deepCopy().remove(List.of(PLAYER, PLY, KIND, EVIDENCE));
            try {
                return new Fault(
                        fault.get(PLAYER).intValue(),
                        fault.get(PLY).intValue(),
                        context.readTreeAsValue(
                                facts, Verdict.type(fault.get(KIND).textValue())),
                        evidence == null
                                ? Optional.empty()
                                : Optional.of(context.readTreeAsValue(evidence, Evidence.class)));
            } catch (IllegalArgumentException e) {
                throw JsonMappingException.from(in, e.getMessage(), e);
            }
        }
    }
}
