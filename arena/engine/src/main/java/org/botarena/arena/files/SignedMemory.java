package org.botarena.arena.files;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Remembers facts found by this user's arena in earlier runs. Each fact has a file that only its owner can read,
 * named after its conditions and signed together with them. A damaged file, one signed with another key, or one that
 * others can read counts as missing. A memory that cannot be read or written is empty, which does no harm.
 * Thread-safe, also between processes.
 *
 * @param folder of the files, created at first use
 * @param purpose of the signatures
 */
public record SignedMemory(Path folder, String purpose, UserKey key) {
    /** Maximum size of all files in bytes; beyond it, the oldest are deleted. */
    private static final long MOST = 1L << 30;

    private static final int SIGNATURE = 64;

    /** Reads a fact. */
    public interface Reading<T> {
        /** Reads the fact; may stop before the end. */
        T from(InputStream in) throws IOException;
    }

    /** Writes a fact. */
    public interface Writing {
        /** Writes all of it. */
        void to(OutputStream out) throws IOException;
    }

    /**
     * Returns a stored fact whose signature is valid, or empty if unknown.
     *
     * @param conditions everything that the fact depends on
     */
    public <T> Optional<T> recall(String conditions, Reading<T> reading) {
        Path file = file(conditions);
        try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
            if (!OwnerOnly.holds(file)) {
                return Optional.empty();
            }
            String signature = new String(in.readNBytes(SIGNATURE), StandardCharsets.US_ASCII);
            MessageDigest digest = Sha256.digest();
            InputStream content = new BufferedInputStream(new DigestInputStream(in, digest));
            T fact = reading.from(content);
            content.transferTo(OutputStream.nullOutputStream());
            return key.hasSigned(purpose, signed(conditions, digest), signature) ? Optional.of(fact) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * Stores a fact, replacing one with the same conditions.
     *
     * @param conditions everything that the fact depends on
     */
    public void keep(String conditions, Writing writing) {
        try {
            PrivateFolder.make(folder);
            Path part = Files.createTempFile(folder, "fact-", ".part", OwnerOnly.file());
            try {
                if (write(part, conditions, writing)) {
                    Files.move(part, file(conditions), StandardCopyOption.ATOMIC_MOVE);
                    forget();
                }
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (IOException e) {
            // The next run will find it out again.
        }
    }

    /** Writes the file; false if it cannot be signed. */
    private boolean write(Path part, String conditions, Writing writing) throws IOException {
        try (FileOutputStream file = new FileOutputStream(part.toFile())) {
            file.write(new byte[SIGNATURE]);
            MessageDigest digest = Sha256.digest();
            OutputStream content = new BufferedOutputStream(new DigestOutputStream(file, digest));
            writing.to(content);
            content.flush();
            Optional<String> signature = key.sign(purpose, signed(conditions, digest));
            if (signature.isPresent()) {
                file.getChannel().position(0);
                file.write(signature.get().getBytes(StandardCharsets.US_ASCII));
            }
            return signature.isPresent();
        }
    }

    private static String signed(String conditions, MessageDigest content) {
        return conditions + "\n" + HexFormat.of().formatHex(content.digest());
    }

    private Path file(String conditions) {
        return folder.resolve(Sha256.of(purpose + "\n" + conditions));
    }

    private record Kept(Path file, long bytes, long written) {
        static Stream<Kept> of(Path file) {
            try {
                return Stream.of(new Kept(
                        file, Files.size(file), Files.getLastModifiedTime(file).toMillis()));
            } catch (IOException e) {
                return Stream.of(); // another process has deleted it
            }
        }
    }

    private void forget() throws IOException {
        List<Kept> all;
        try (Stream<Path> files = Files.list(folder)) {
            all = files.flatMap(Kept::of)
                    .sorted(Comparator.comparingLong(Kept::written).reversed())
                    .toList();
        }
        long bytes = 0;
        for (Kept one : all) {
            bytes += one.bytes;
            if (bytes > MOST) {
                Files.deleteIfExists(one.file);
            }
        }
    }
}
