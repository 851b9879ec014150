package org.botarena.arena.admission.examiner.classfile;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.Exceeded;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.objectweb.asm.Type;

/** Counts the methods and instructions of a jar's classes, and collects their pieces. One thread. */
public final class Code {
    /** The number of consecutive instructions in one piece. */
    private static final int LENGTH = 8;

    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    /** Limit for jars with a large library inside, to keep comparisons quick. */
    private static final int MOST_PIECES = 50_000;

    /** Descriptors repeat often; a class file has at most 65,535. */
    private final Map<String, String> kinds = new HashMap<>();

    private long[] pieces = new long[1024];
    private int count;
    private int methods;
    private int instructions;

    /** Starts another class file, which has descriptors of its own. */
    void nextClass() {
        kinds.clear();
    }

    /** One more method. */
    void method() {
        if (++methods > Bounds.METHODS) {
            throw new Exceeded(ProblemText.say("what.methods"), ProblemText.say("why.classes-more", Bounds.METHODS));
        }
    }

    /** One more instruction. */
    void instruction() {
        if (++instructions > Bounds.INSTRUCTIONS) {
            throw new Exceeded(
                    ProblemText.say("what.instructions"), ProblemText.say("why.methods-more", Bounds.INSTRUCTIONS));
        }
    }

    /** Adds a method's instructions, each a number. */
    void take(int[] words, int length) {
        for (int from = 0; from + LENGTH <= length && count < MOST_PIECES; from++) {
            long piece = 0;
            for (int i = from; i < from + LENGTH; i++) {
                piece = (piece + words[i]) * FACTOR;
                piece ^= piece >>> 32;
            }
            add(piece);
        }
    }

    private void add(long piece) {
        if (count == pieces.length) {
            pieces = Arrays.copyOf(pieces, 2 * count);
        }
        pieces[count++] = piece;
        if (count == MOST_PIECES) {
            Fingerprint distinct = fingerprint();
            count = distinct.size();
            System.arraycopy(distinct.pieces(), 0, pieces, 0, count);
        }
    }

    /** The fingerprint of all methods so far. */
    public Fingerprint fingerprint() {
        return Fingerprint.of(Arrays.copyOf(pieces, count));
    }

    /** The kinds of a method's parameters and result; checks that the parameters fit into a call. */
    String kinds(String descriptor) {
        return kinds.computeIfAbsent(descriptor, Code::kindsOf);
    }

    private static String kindsOf(String descriptor) {
        checkSlots(descriptor);
        StringBuilder kinds = new StringBuilder();
        for (Type argument : Type.getArgumentTypes(descriptor)) {
            kinds.append(argument.getDescriptor().charAt(0));
        }
        return kinds.append(')')
                .append(Type.getReturnType(descriptor).getDescriptor().charAt(0))
                .toString();
    }

    /** Counts slots as the JVM does: two for a long or a double, one for any other type. */
    private static void checkSlots(String descriptor) {
        int slots = 0;
        for (int at = 1; descriptor.charAt(at) != ')'; at++) {
            char kind = descriptor.charAt(at);
            slots += kind == 'J' || kind == 'D' ? 2 : 1;
            while (kind == '[') {
                kind = descriptor.charAt(++at);
            }
            if (kind == 'L') {
                at = descriptor.indexOf(';', at);
                if (at < 0) {
                    throw new IllegalArgumentException("a descriptor without an end");
                }
            }
            if (slots > Bounds.PARAMETER_SLOTS) {
                throw new Exceeded(
                        ProblemText.say("what.parameters"), ProblemText.say("why.slots", Bounds.PARAMETER_SLOTS));
            }
        }
    }
}
