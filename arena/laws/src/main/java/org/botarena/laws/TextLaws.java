package org.botarena.laws;

import java.util.function.Supplier;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/** The laws of notation: printed moves and positions read back. Immutable. */
record TextLaws<P extends Position<P>>(Rules<P> rules) {
    void check(Scene scene, P position, long[] moves) {
        for (long move : moves) {
            String shown = position.show(move);
            long read = read(scene, Law.NOTATION, shown, () -> position.parse(shown));
            scene.require(read == move, Law.NOTATION, "%d shows as '%s', which reads as %d", move, shown, read);
        }
        checkRoundTrip(scene, rules, position);
    }

    static <P extends Position<P>> void checkRoundTrip(Scene scene, Rules<P> rules, P position) {
        String text = position.toString();
        P read = read(scene, Law.TEXT, text, () -> rules.parse(text));
        scene.require(read.equals(position) && position.equals(read), Law.TEXT, "'%s' reads as %s", text, read);
        scene.require(read.hashCode() == position.hashCode(), Law.TEXT, "'%s' reads with another hash", text);
        scene.require(read.toString().equals(text), Law.TEXT, "'%s' reads as %s", text, read);
    }

    private static <T> T read(Scene scene, Law law, String text, Supplier<T> parse) {
        try {
            return parse.get();
        } catch (IllegalArgumentException e) {
            throw scene.broken(law, "parse refuses '%s', which it printed: %s".formatted(text, e.getMessage()), e);
        }
    }
}
