package org.botarena.arena.tournament;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Numbers that depend on the tournament's seed and on a few words: the first eight bytes, big-endian, of HMAC-SHA256,
 * keyed by the seed's eight bytes, big-endian, over the words in UTF-8, each followed by a line feed. Whoever knows one
 * of the numbers learns nothing about another. Immutable.
 */
final class KeyedHash {
    private static final RandomGeneratorFactory<RandomGenerator> GENERATORS =
            RandomGeneratorFactory.of("L64X128MixRandom");

    private final SecretKeySpec key;

    KeyedHash(long seed) {
        key = new SecretKeySpec(ByteBuffer.allocate(Long.BYTES).putLong(seed).array(), "HmacSHA256");
    }

    /** The number of these words; no word holds a line feed. */
    long of(String... words) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(key);
            for (String word : words) {
                mac.update((word + "\n").getBytes(StandardCharsets.UTF_8));
            }
            return ByteBuffer.wrap(mac.doFinal()).getLong();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java runtime has HmacSHA256; this one does not", e);
        }
    }

    /** A generator seeded with the number of these words. */
    RandomGenerator generator(String... words) {
        return GENERATORS.create(of(words));
    }
}
