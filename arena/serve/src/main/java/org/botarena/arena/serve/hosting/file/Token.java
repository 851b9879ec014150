package org.botarena.arena.serve.hosting.file;

import java.security.SecureRandom;
import java.util.Base64;
import org.botarena.arena.files.Sha256;

/** Unguessable secrets of 128 random bits, of which only the SHA-256 is kept. */
public final class Token {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int BYTES = 16;

    private Token() {}

    /** Creates a secret of 22 characters that are valid in a URL. */
    public static String next() {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** The stored form of a secret. */
    public static String hash(String token) {
        return Sha256.of(token);
    }
}
