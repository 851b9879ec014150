package org.botarena.arena.roster.likeness;

import java.util.Locale;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Two jars that are strikingly similar: a reason to look, not a proof. Immutable.
 *
 * @param one the name of an entrant
 * @param other of another entrant, or of one of the arena's own agents
 * @param isOtherOurs whether the other one belongs to the arena
 * @param percent the share of the smaller one's code that is also in the other, from 1 to 100
 * @param isSameFile whether the two are identical, byte for byte
 */
public record Likeness(String one, String other, boolean isOtherOurs, int percent, boolean isSameFile) {
    /** A phrase such as {@code anna and bert: 93 % alike}. */
    @Override
    public String toString() {
        return text(Language.ENGLISH);
    }

    /** Returns the phrase in a language. */
    public String text(Language language) {
        return sentence().in(language);
    }

    /** The phrase in any language. */
    public Sentence sentence() {
        String ours = isOtherOurs ? "-ours" : "";
        return isSameFile
                ? Sentence.of("check.same" + ours, one, other)
                : Sentence.of("check.alike" + ours, one, other, percent);
    }

    /** Whether this entrant is one of the two. */
    public boolean isOf(String entrant) {
        return one.equals(entrant) || (!isOtherOurs && other.equals(entrant));
    }

    /** The other of the two, with the likeness: {@code bert 93 %}. */
    public String seenFrom(String entrant) {
        String partner = one.equals(entrant) ? (isOtherOurs ? "the arena's " : "") + other : one;
        return partner + (isSameFile ? " (the same jar)" : String.format(Locale.ROOT, " %d %%", percent));
    }
}
