package org.botarena.laws;

import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/** The laws of notation: of moves and of positions. One thread at a time. */
final class TextLaws<P extends Position<P>> {
    private static final String ODD = "XO-. 0123456789abcKQ:,?é\n";

    private final Rules<P> rules;
    private final RandomGenerator random;

    TextLaws(Rules<P> rules, RandomGenerator random) {
        this.rules = rules;
        this.random = random;
    }

    void check(Scene scene, P position) {
        for (long move : position.moves()) {
            String shown = position.show(move);
            long read = read(scene, Law.NOTATION, shown, () -> position.parse(shown));
            scene.require(read == move, Law.NOTATION, "%d shows as '%s', which reads as %d", move, shown, read);
        }
        for (long any : new long[] {Position.NONE, -1, Long.MAX_VALUE, random.nextLong()}) {
            scene.require(!position.show(any).isEmpty(), Law.NOTATION, "%d shows as nothing", any);
        }
        checkRoundTrip(scene, rules, position);
        checkRefusals(scene, position);
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

    /** A damaged text may still be a position; then that one's text must read back too. */
    private void checkRefusals(Scene scene, P position) {
        for (String damaged : damaged(position.toString())) {
            try {
                checkRoundTrip(scene, rules, rules.parse(damaged));
            } catch (IllegalArgumentException refused) {
                scene.require(refused.getMessage() != null, Law.REFUSAL, "'%s' without a reason", damaged);
            } catch (RuntimeException e) {
                throw scene.broken(Law.REFUSAL, "parse of '%s' throws %s".formatted(damaged, e), e);
            }
        }
        long[] moves = position.moves();
        for (String damaged : damaged(moves.length == 0 ? "" : position.show(moves[0]))) {
            try {
                String again = position.show(position.parse(damaged));
                scene.require(!again.isEmpty(), Law.NOTATION, "'%s' reads as a move without a text", damaged);
            } catch (IllegalArgumentException refused) {
                scene.require(refused.getMessage() != null, Law.REFUSAL, "'%s' without a reason", damaged);
            } catch (RuntimeException e) {
                throw scene.broken(Law.REFUSAL, "parse of the move '%s' throws %s".formatted(damaged, e), e);
            }
        }
    }

    private String[] damaged(String text) {
        int at = random.nextInt(text.length() + 1);
        char odd = ODD.charAt(random.nextInt(ODD.length()));
        String behind = text.substring(Math.min(at + 1, text.length()));
        return new String[] {
            "", " ", text + " ", text + odd, text.substring(0, at), text.substring(0, at) + odd + behind
        };
    }
}
