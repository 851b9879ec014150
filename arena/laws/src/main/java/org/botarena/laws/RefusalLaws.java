package org.botarena.laws;

import java.util.Locale;
import java.util.random.RandomGenerator;
import org.botarena.api.IllegalMove;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * The laws of refusals at a position: codes that are not moves there, damaged texts, questions without an answer yet.
 * Each refusal costs a stack trace, so these laws take ten times as long as all others. One thread at a time.
 */
record RefusalLaws<P extends Position<P>>(Rules<P> rules, RandomGenerator random) {
    private static final String ODD = "XO-. 0123456789abcKQ:,?é\n";

    void check(Scene scene, P position) {
        long[] moves = position.moves();
        checkDoor(scene, position, moves);
        checkQuestions(scene, position, moves);
        checkPositionTexts(scene, position);
        checkMoveTexts(scene, position, moves);
    }

    /** The codes around one of the moves, because the next position gives another neighbourhood, and random codes. */
    private void checkDoor(Scene scene, P position, long[] moves) {
        long listed = moves.length == 0 ? 0 : moves[random.nextInt(moves.length)];
        for (long near = listed - 2; near <= listed + 2; near++) {
            checkRefused(scene, position, moves, near);
        }
        checkRefused(scene, position, moves, listed ^ (1L << random.nextInt(64)));
        for (long other : new long[] {Position.NONE, Long.MAX_VALUE, -1, 0, random.nextLong(), random.nextInt(1000)}) {
            checkRefused(scene, position, moves, other);
            scene.require(!position.show(other).isEmpty(), Law.NOTATION, "%d shows as nothing", other);
        }
    }

    private void checkRefused(Scene scene, P position, long[] moves, long move) {
        if (PositionLaws.contains(moves, move)) {
            return;
        }
        try {
            P next = position.tryPlay(move);
            throw scene.broken(
                    Law.LEGAL_IFF_LISTED,
                    String.format(Locale.ROOT, "the code %d is not listed, but tryPlay gives %s", move, next),
                    null);
        } catch (IllegalMove refused) {
            scene.require(refused.getMessage() != null, Law.LEGAL_IFF_LISTED, "a refusal without a message");
        }
    }

    private void checkQuestions(Scene scene, P position, long[] moves) {
        scene.require(
                position.turn() == Position.OVER || refuses(() -> position.score(0)),
                Law.SCORE_AT_THE_END,
                "the game has not ended, but score(0) does not throw IllegalStateException");
        long asked = moves.length == 0 ? 0 : moves[0];
        scene.require(
                position.turn() == Position.CHANCE || refuses(() -> position.probability(asked)),
                Law.PROBABILITIES,
                "chance is not to move, but probability(%s) does not throw IllegalStateException",
                position.show(asked));
    }

    private static boolean refuses(Runnable question) {
        try {
            question.run();
            return false;
        } catch (IllegalStateException refused) {
            return true;
        }
    }

    /** A damaged text may still be a position, whose text must then read back too. */
    private void checkPositionTexts(Scene scene, P position) {
        for (String damaged : damaged(position.toString())) {
            try {
                TextLaws.checkRoundTrip(scene, rules, rules.parse(damaged));
            } catch (IllegalArgumentException refused) {
                scene.require(refused.getMessage() != null, Law.REFUSAL, "'%s' without a reason", damaged);
            } catch (RuntimeException e) {
                throw scene.broken(Law.REFUSAL, "parse of '%s' throws %s".formatted(damaged, e), e);
            }
        }
    }

    private void checkMoveTexts(Scene scene, P position, long[] moves) {
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
