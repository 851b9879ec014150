package org.botarena.arena.text.catalogue;

/** An exception whose message is available in every language. */
public interface Worded {
    /** The message. */
    Sentence sentence();

    /** The sentence of an exception; its message, which has one language, if it carries no sentence. */
    static Sentence of(Throwable e) {
        return e instanceof Worded worded ? worded.sentence() : Sentence.quote(String.valueOf(e.getMessage()));
    }
}
