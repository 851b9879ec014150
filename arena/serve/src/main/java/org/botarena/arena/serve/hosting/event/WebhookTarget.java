package org.botarena.arena.serve.hosting.event;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.Locale;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.botarena.arena.files.ForeignFile;

/**
 * The address that receives news for authors, and the shared secret. Immutable.
 *
 * @param url http or https
 * @param key of the signatures
 */
public record WebhookTarget(URI url, SecretKeySpec key) {
    private static final String ALGORITHM = "HmacSHA256";
    private static final int SHORTEST = 16;

    /**
     * Reads the typed values.
     *
     * @param secret the file with the secret, of at least 16 characters without surrounding white space
     * @throws IllegalArgumentException if the address is not that of a web server, or the secret is missing
     */
    public static WebhookTarget of(String url, Path secret) {
        URI address;
        try {
            address = URI.create(url);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "--webhook '%s' is not an address: %s".formatted(url, e.getMessage()), e);
        }
        if (address.getHost() == null || !String.valueOf(address.getScheme()).matches("https?")) {
            throw new IllegalArgumentException(
                    "--webhook '%s' is not an address: write https://course.example/arena".formatted(url));
        }
        return new WebhookTarget(address, new SecretKeySpec(bytes(secret), ALGORITHM));
    }

    private static byte[] bytes(Path secret) {
        try {
            String text = ForeignFile.text(secret, ForeignFile.WRITTEN_BY_HAND).strip();
            if (text.length() < SHORTEST) {
                throw new IllegalArgumentException(String.format(
                        Locale.ROOT,
                        "--webhook-secret-file: the secret in %s has %d characters, and %d are needed: openssl rand -hex 32",
                        secret,
                        text.length(),
                        SHORTEST));
            }
            return text.getBytes(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    "--webhook-secret-file: %s cannot be read: %s".formatted(secret, ForeignFile.why(e)), e);
        }
    }

    /** The HMAC-SHA256 (RFC 2104) of a document's bytes in UTF-8, in hexadecimal digits. */
    String signature(String document) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return HexFormat.of().formatHex(mac.doFinal(document.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java runtime has HmacSHA256; this one does not", e);
        }
    }
}
