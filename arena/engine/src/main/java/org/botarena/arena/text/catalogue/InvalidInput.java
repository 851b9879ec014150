package org.botarena.arena.text.catalogue;

/** Thrown for input that the user can correct. Its sentence says what is wrong and what is allowed. */
public class InvalidInput extends IllegalArgumentException implements Worded {
    private static final long serialVersionUID = 1L;

    private final transient Sentence sentence;

    /** Creates it with a sentence; the message is the English text. */
    public InvalidInput(Sentence sentence) {
        this(sentence, null);
    }

    /** Creates it with a sentence and a cause. */
    public InvalidInput(Sentence sentence, Throwable cause) {
        super(sentence.toString(), cause);
        this.sentence = sentence;
    }

    @Override
    public final Sentence sentence() {
        return sentence;
    }
}
