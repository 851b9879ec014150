package org.botarena.laws;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Random damage that texts suffer between people, programs and clipboards, drawn from a seed. One thread at a time. */
final class Damage {
    private static final String HUGE = "00000000000000000000000000000000";

    /** Digits and signs of other scripts, halves of surrogate pairs, and ends of lines or strings. */
    private static final String STRANGE = "\u0663\uff11\u2013\u00a0\u200b\ufeff\ud83c\udca1\uffff\u0000\r\t\n\u0301X";

    private static final String COMMON = "XO.-WBKSHDC0123456789?:,/=x true";

    private final SplittableRandom random;

    Damage(long seed) {
        this.random = new SplittableRandom(seed);
    }

    RandomGenerator random() {
        return random;
    }

    /** The text after one to three random changes. */
    String of(String text) {
        String damaged = text;
        for (int accidents = random.nextInt(3); accidents >= 0; accidents--) {
            damaged = accident(damaged);
        }
        return damaged;
    }

    private String accident(String text) {
        int from = random.nextInt(text.length() + 1);
        int to = from + random.nextInt(Math.min(8, text.length() - from) + 1);
        String head = text.substring(0, from);
        String part = text.substring(from, to);
        String tail = text.substring(to);
        return switch (random.nextInt(8)) {
            case 0 -> head + tail;
            case 1 -> head + part + part + tail;
            case 2 -> head + new StringBuilder(part).reverse() + tail;
            case 3 -> tail + part + head;
            case 4 -> head + one(STRANGE) + tail;
            case 5 -> head + part + one(COMMON) + tail;
            case 6 -> random.nextBoolean() ? head : part + tail;
            default -> grown(text, from);
        };
    }

    /** Makes the first number after a place too large for every type. */
    private static String grown(String text, int from) {
        int at = from;
        while (at < text.length() && (text.charAt(at) < '0' || text.charAt(at) > '9')) {
            at++;
        }
        return at == text.length() ? text + HUGE : text.substring(0, at + 1) + HUGE + text.substring(at + 1);
    }

    private char one(String characters) {
        return characters.charAt(random.nextInt(characters.length()));
    }
}
