package org.botarena.arena.record;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.text.VisibleText;

/**
 * An agent's remark on the position before its move, limited here since it is untrusted. In JSON an array, {@code
 * [value, line]}. Immutable.
 *
 * @param value the result that it expected for itself, from -1 for a loss to 1 for a win, in thousandths
 * @param line the moves that it expected, its own first, of at most 24 bytes
 */
@JsonFormat(shape = JsonFormat.Shape.ARRAY)
@JsonPropertyOrder({"value", "line"})
public record Said(double value, String line) {
    private static final int LONGEST = 24;

    /** Rejects impossible remarks: {@link #of} enforces the limits. */
    public Said {
        RecordChecks.require(Math.abs(value) <= 1 && line.equals(bounded(line)), "an agent's remark is too long");
    }

    /** A remark, brought within the limits, or empty if its value is not a number. */
    public static Optional<Said> of(double value, String line) {
        if (Double.isNaN(value)) {
            return Optional.empty();
        }
        double rounded = Math.rint(Math.max(-1, Math.min(1, value)) * 1e3) / 1e3;
        return Optional.of(new Said(rounded + 0.0, bounded(line)));
    }

    /** Whether the remark is longer than the limit. */
    public static boolean isLong(String line) {
        return line.strip().getBytes(StandardCharsets.UTF_8).length > LONGEST;
    }

    /** The first moves of a line, whole ones if there are several. */
    private static String bounded(String line) {
        String text = VisibleText.plain(line).strip();
        if (!isLong(text)) {
            return text;
        }
        int end = 0;
        for (int bytes = 0; end < text.length(); end += Character.charCount(text.codePointAt(end))) {
            bytes += Character.toString(text.codePointAt(end)).getBytes(StandardCharsets.UTF_8).length;
            if (bytes > LONGEST) {
                break;
            }
        }
        int space = text.charAt(end) == ' ' ? end : text.lastIndexOf(' ', end);
        return text.substring(0, space > 0 ? space : end).strip();
    }
}
