package org.botarena.arena.cli.console;

import com.fasterxml.jackson.core.JsonProcessingException;
import org.botarena.arena.text.JsonText;

/** What {@code --json} prints. */
public final class Json {
    private Json() {}

    /** The value as one line of JSON; records and maps become objects in the order of their declaration. */
    public static String of(Object value) {
        try {
            return JsonText.OF_COMMANDS.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("no JSON of " + value, e);
        }
    }
}
