package org.botarena.arena.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The key of this machine's user: 32 random bytes in a file that only its owner can read, created at first use.
 * Whatever it has signed (HMAC-SHA256) was written by this user's arena. Thread-safe; keeps no secret in memory
 * between calls.
 *
 * @param file the path of the key, 64 hexadecimal digits
 */
public record UserKey(Path file) {
    private static final int BYTES = 32;
    private static final String ALGORITHM = "HmacSHA256";

    /** The key of this user: {@code $XDG_CONFIG_HOME/botarena/key}, else {@code ~/.config/botarena/key}. */
    public static UserKey usual() {
        String configuration = System.getenv("XDG_CONFIG_HOME");
        Path folder = configuration == null || configuration.isBlank()
                ? Path.of(System.getProperty("user.home"), ".config")
                : Path.of(configuration);
        return new UserKey(folder.resolve("botarena").resolve("key"));
    }

    /**
     * Signs a text; creates the key if it is missing.
     *
     * @param purpose of the signature; it is invalid for any other purpose
     * @return in hexadecimal digits, or empty if the key cannot be stored or read, so that nothing is signed
     */
    public Optional<String> sign(String purpose, String text) {
        try {
            make();
            return Optional.of(signature(purpose, text));
        } catch (IOException | IllegalArgumentException e) {
            return Optional.empty(); // An unwritable home folder does not stop a tournament.
        }
    }

    /** Whether this key has signed the text for this purpose; does not create a key. */
    public boolean hasSigned(String purpose, String text, String signature) {
        try {
            return MessageDigest.isEqual(
                    signature(purpose, text).getBytes(StandardCharsets.UTF_8),
                    signature.getBytes(StandardCharsets.UTF_8));
        } catch (IOException | IllegalArgumentException e) {
            return false; // Without a key, this arena has signed nothing.
        }
    }

    private String signature(String purpose, String text) throws IOException {
        byte[] key = HexFormat.of()
                .parseHex(ForeignFile.text(file, ForeignFile.WRITTEN_BY_HAND).strip());
        if (key.length != BYTES) {
            throw new IllegalArgumentException(String.format(Locale.ROOT, "%s is not a key of %d bytes", file, BYTES));
        }
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            mac.update((purpose + "\n").getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java runtime has " + ALGORITHM + "; this one does not", e);
        }
    }

    /**
     * Creates the key unless it exists: atomically, so that two processes that do so at the same time use the same one.
     *
     * @return whether this process created it
     */
    public boolean make() throws IOException {
        if (Files.exists(file)) {
            return false;
        }
        Path folder = file.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) { // it may be a link to one
            Files.createDirectories(folder, OwnerOnly.folder());
        }
        Path part = Files.createTempFile(folder, "key-", ".part", OwnerOnly.file());
        try {
            byte[] key = new byte[BYTES];
            new SecureRandom().nextBytes(key);
            SyncedFiles.write(part, (HexFormat.of().formatHex(key) + "\n").getBytes(StandardCharsets.UTF_8));
            Files.createLink(file, part);
        } catch (FileAlreadyExistsException e) {
            return false; // Another process was faster; use its key.
        } catch (UnsupportedOperationException e) {
            Files.move(part, file); // a file system without links
        } finally {
            Files.deleteIfExists(part);
        }
        return true;
    }
}
