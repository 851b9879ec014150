package org.botarena.arena.store;

import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.text.catalogue.Worded;

/** Thrown for a setting with an invalid text; names the setting and the expected form. */
public final class SettingException extends InvalidInput {
    private static final long serialVersionUID = 1L;

    private final String name;

    SettingException(String name, IllegalArgumentException cause) {
        super(Sentence.of("usage.value", "--" + name, Worded.of(cause)), cause);
        this.name = name;
    }

    /**
     * Creates it for a setting of the wrong kind.
     *
     * @param key of a sentence about the option and its text
     */
    SettingException(String name, String key, String got) {
        super(Sentence.of(key, "--" + name, got));
        this.name = name;
    }

    /** The setting's name. */
    public String name() {
        return name;
    }
}
