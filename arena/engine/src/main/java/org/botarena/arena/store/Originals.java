package org.botarena.arena.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The jars as they were handed in, in the tournament's folder, each called by its SHA-256. Immutable. */
record Originals(Path folder) {
    /** Where the original of that SHA-256 lies, or would lie. */
    Path path(String sha256) {
        return folder.resolve(sha256 + ".jar");
    }

    /** Keeps one; the file appears as a whole. */
    void keep(Path original, String sha256) {
        Path kept = path(sha256);
        try {
            if (!Files.exists(kept)) {
                Files.createDirectories(folder);
                Path part = kept.resolveSibling(kept.getFileName() + ".part");
                Files.copy(original, part, StandardCopyOption.REPLACE_EXISTING);
                Files.move(part, kept, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new StoreException(
                    "cannot keep the original of a jar, %s: %s. Make room or give the right to write there."
                            .formatted(kept, e.getMessage()),
                    e);
        }
    }

    /** What is wrong with one; empty: nothing. */
    String damage(String sha256) {
        Path kept = path(sha256);
        try {
            String found = sha256(kept);
            return found.equals(sha256) ? "" : "%s has changed: its SHA-256 is %s now".formatted(kept, found);
        } catch (IOException e) {
            return "%s cannot be read (%s)".formatted(kept, e.getMessage());
        }
    }

    static String sha256(Path file) throws IOException {
        MessageDigest digest = sha256();
        try (InputStream in = Files.newInputStream(file)) {
            byte[] buffer = new byte[1 << 16];
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                digest.update(buffer, 0, n);
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java runtime has SHA-256; this one does not", e);
        }
    }
}
