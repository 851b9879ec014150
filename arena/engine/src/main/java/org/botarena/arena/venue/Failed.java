package org.botarena.arena.venue;

import java.util.function.Function;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.text.catalogue.Worded;

/** Thrown when a command cannot do what it was asked to. The message tells the user what, why and what to do now. */
public final class Failed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Function<Language, String> text;

    /** Creates it with a message that has one language. */
    public Failed(String message) {
        this(message, null);
    }

    /** Creates it with a message that has one language, and a cause. */
    public Failed(String message, Throwable cause) {
        this(language -> message, cause);
    }

    /** Creates it with the message of its cause, in the languages that the cause has. */
    public Failed(Exception cause) {
        this(cause instanceof Failed failed ? failed.text : Worded.of(cause)::in, cause);
    }

    /** Creates it with a text in every language; the message is the English text. */
    public Failed(Function<Language, String> text) {
        this(text, null);
    }

    /** Creates it with a text in every language and a cause; the message is the English text. */
    public Failed(Function<Language, String> text, Throwable cause) {
        super(text.apply(Language.ENGLISH), cause);
        this.text = text;
    }

    /** Creates it with a text of the catalogue, like {@link Sentence#of}. */
    public static Failed of(String key, Object... arguments) {
        return of(null, key, arguments);
    }

    /** Creates it with a cause and a text of the catalogue. */
    public static Failed of(Throwable cause, String key, Object... arguments) {
        return new Failed(Sentence.of(key, arguments)::in, cause);
    }

    /** The message in a language; in English if it has no other. */
    public String in(Language language) {
        return text.apply(language);
    }
}
