package org.botarena.arena.text.catalogue;

import java.io.UncheckedIOException;

/** An exception whose message is available in every language. */
public interface Worded {
    /** The message. */
    Sentence sentence();

    /** The sentence of an exception; its message, which has one language, if it carries no sentence. */
    static Sentence of(Throwable e) {
        if (e instanceof UncheckedIOException io) {
            return Sentence.quote(
                    "%s (%s)".formatted(io.getMessage(), io.getCause().getMessage()));
        }
        return e instanceof Worded worded ? worded.sentence() : Sentence.quote(String.valueOf(e.getMessage()));
    }
}
