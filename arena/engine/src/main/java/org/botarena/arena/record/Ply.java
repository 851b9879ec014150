package org.botarena.arena.record;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.botarena.arena.timing.TimeControl;

/**
 * One ply of a recorded game. In JSON it is an array in the list of plies, {@code [move, player, wallMs, cpuMs,
 * stallMs, excused, said]}. Values at its end are omitted if they equal those of {@link #ofArena}. Immutable.
 *
 * @param number from 0
 * @param player the seat that chose it; -1 for opening plies, chance outcomes and forced passes
 * @param move in the game's notation
 * @param wallMs milliseconds from the request to the answer; 0 without a player
 * @param cpuMs milliseconds of CPU time that the agent's process used for it; 0 where the system does not report it
 * @param stallMs milliseconds of it in which the machine ran neither the agent nor the referee
 * @param excused the measurements of a late answer that the machine delayed, so that it counts; empty for an answer in
 *     time
 * @param said the agent's remark before it, or empty if it is missing or withheld
 */
@JsonFormat(shape = JsonFormat.Shape.ARRAY)
@JsonDeserialize(using = Ply.Reader.class)
public record Ply(
        int number,
        int player,
        String move,
        double wallMs,
        double cpuMs,
        double stallMs,
        Optional<Evidence> excused,
        Optional<Said> said) {
    /** The values of {@link #ofArena} after the move. */
    private static final List<Object> OF_ARENA = Arrays.asList("", -1, 0.0, 0.0, 0.0, null, null);

    /** A ply in time, by an agent without a remark. */
    public Ply(int number, int player, String move, double wallMs, double cpuMs, double stallMs) {
        this(number, player, move, wallMs, cpuMs, stallMs, Optional.empty(), Optional.empty());
    }

    /**
     * Rounds the times to microseconds, as every record holds them, so that results computed from a record do not
     * change.
     */
    public Ply {
        wallMs = rounded(wallMs);
        cpuMs = rounded(cpuMs);
        stallMs = rounded(stallMs);
    }

    static double rounded(double milliseconds) {
        return Math.rint(milliseconds * 1e3) / 1e3 + 0.0; // never -0.0
    }

    /** A ply without a player: of the opening, of chance, or forced. */
    public static Ply ofArena(int number, String move) {
        return new Ply(number, -1, move, 0, 0, 0);
    }

    /** Charges its time to its player. */
    public void charge(TimeControl.Account account) {
        if (player >= 0) {
            account.charge(player, wallMs, cpuMs, stallMs);
        }
    }

    /** The ply with another number. */
    public Ply at(int place) {
        return new Ply(place, player, move, wallMs, cpuMs, stallMs, excused, said);
    }

    /** The ply without its remark. */
    public Ply silent() {
        return with(Optional.empty());
    }

    /** The ply with this remark. */
    Ply with(Optional<Said> words) {
        return new Ply(number, player, move, wallMs, cpuMs, stallMs, excused, words);
    }

    @JsonValue
    List<Object> values() {
        List<Object> values =
                Arrays.asList(move, player, wallMs, cpuMs, stallMs, excused.orElse(null), said.orElse(null));
        int end = values.size();
        while (end > 1 && Objects.equals(values.get(end - 1), OF_ARENA.get(end - 1))) {
            end--;
        }
        return values.subList(0, end);
    }

    /** Reads the array; the number is its place in the list. */
    static final class Reader extends JsonDeserializer<Ply> {
        @Override
        public Ply deserialize(JsonParser in, DeserializationContext context) throws IOException {
            JsonStreamContext list = in.getParsingContext().getParent();
            require(in.isExpectedStartArrayToken() && list.inArray(), in);
            int number = list.getCurrentIndex();
            require(in.nextToken() == JsonToken.VALUE_STRING, in);
            String move = in.getText();
            int player = -1;
            double[] times = new double[3];
            Evidence excused = null;
            if (in.nextToken() == JsonToken.VALUE_NUMBER_INT) {
                player = in.getIntValue();
                in.nextToken();
            }
            for (int i = 0; i < times.length && in.currentToken().isNumeric(); i++) {
                times[i] = in.getDoubleValue();
                in.nextToken();
            }
            Said said = null;
            if (in.currentToken() == JsonToken.START_OBJECT || in.currentToken() == JsonToken.VALUE_NULL) {
                excused = context.readValue(in, Evidence.class);
                in.nextToken();
            }
            if (in.currentToken() == JsonToken.START_ARRAY) {
                said = context.readValue(in, Said.class);
                in.nextToken();
            }
            require(in.currentToken() == JsonToken.END_ARRAY, in);
            return new Ply(
                    number,
                    player,
                    move,
                    times[0],
                    times[1],
                    times[2],
                    Optional.ofNullable(excused),
                    Optional.ofNullable(said));
        }

        private static void require(boolean holds, JsonParser in) throws JsonMappingException {
            if (!holds) {
                throw JsonMappingException.from(
                        in, "a ply is not [move, player, wallMs, cpuMs, stallMs, excused, said]");
            }
        }
    }
}
