package org.botarena.arena.serve.hosting.file;

import java.security.SecureRandom;
import java.util.Base64;
import org.botarena.arena.files.Sha256;

/** Secrets that nobody can guess: 128 random bits, kept as their SHA-256 alone. */
public final class Token {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int BYTES = 16;

    private Token() {}

    /** A new one, of 22 characters that a URL may have. */
    public static String next() {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** What is kept of one. */
    public static String hash(String token) {
        return Sha256.of(token);
    }
}
