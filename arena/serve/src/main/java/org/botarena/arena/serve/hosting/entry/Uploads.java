package org.botarena.arena.serve.hosting.entry;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.io.Closeable;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.botarena.arena.admission.Program;
import org.botarena.arena.files.FullDisk;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.files.SyncedFiles;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.file.Token;

/**
 * The uploads: their bytes are in {@code jars/}, in files named by the SHA-256 of the original bytes, with a database
 * row for each. When {@link Arriving#end} returns, both are on disk. Thread-safe.
 */
public final class Uploads {
    private static final String LIKENESSES = " FROM likeness JOIN upload AS one ON one.id = likeness.one"
            + " JOIN upload AS other ON other.id = likeness.other";

    /** The earliest time that a zip can contain. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private final EventFile file;
    private final Path jars;
    private final long mostBytes;

    /**
     * Uses an event's file.
     *
     * @param mostBytes of one upload
     */
    public Uploads(EventFile file, long mostBytes) {
        this.file = file;
        this.mostBytes = mostBytes;
        jars = file.folder().resolve("jars");
    }

    /** Thrown when an upload exceeds the size limit. */
    public static final class TooLarge extends IOException {
        private static final long serialVersionUID = 1L;

        private TooLarge(long most) {
            super(String.format(Locale.ROOT, "the file has more than %d MiB", most >> 20));
        }
    }

    /**
     * Begins an upload from a person. The same file again is the same upload; a refused one is checked again.
     *
     * @param name the person's name for it
     * @param length the expected number of bytes; negative if unknown
     * @throws IOException if it cannot be written
     */
    public Arriving begin(int person, String name, long length) throws IOException {
        Files.createDirectories(jars);
        return new Arriving(person, name, length);
    }

    /** An arriving file, which is only kept if it {@link #end ends}. One thread at a time. */
    public final class Arriving implements Closeable {
        private final int person;
        private final String name;
        private final long length;
        private final Path part;
        private final OutputStream out;
        private final MessageDigest digest = Sha256.digest();
        private long bytes;

        private Arriving(int person, String name, long length) throws IOException {
            this.person = person;
            this.name = name;
            this.length = length;
            part = Files.createTempFile(jars, "upload-", ".part");
            out = out(part, name);
        }

        /**
         * Writes the next bytes.
         *
         * @param count their number, from the beginning of the block
         * @throws TooLarge if there are too many
         * @throws IOException if they cannot be written
         */
        public void add(byte[] block, int count) throws IOException {
            bytes += count;
            if (bytes > mostBytes) {
                throw new TooLarge(mostBytes);
            }
            digest.update(block, 0, count);
            write(part, out, block, count);
        }

        /**
         * Keeps the file after its last byte.
         *
         * @throws IOException if bytes are missing, or it cannot be kept
         */
        public Upload end() throws IOException {
            Instant received = file.now();
            out.close();
            if (length >= 0 && bytes != length) {
                throw new IOException(String.format(Locale.ROOT, "%d of %d bytes came: send it again", bytes, length));
            }
            String sha256 = HexFormat.of().formatHex(digest.digest());
            SyncedFiles.move(part, path(sha256, name));
            return keep(person, name, bytes, sha256, received);
        }

        @Override
        public void close() throws IOException {
            out.close();
            Files.deleteIfExists(part);
        }
    }

    /** An agent in Python consisting of one file is stored in a zip, which the examiner requires. */
    private static OutputStream out(Path part, String name) throws IOException {
        OutputStream out = new FileOutputStream(part.toFile());
        if (!name.equals(Program.Script.MAIN)) {
            return out;
        }
        ZipOutputStream zip = new ZipOutputStream(out);
        ZipEntry main = new ZipEntry(name);
        main.setTimeLocal(TIME);
        zip.putNextEntry(main);
        return zip;
    }

    private static void write(Path part, OutputStream out, byte[] block, int length) throws IOException {
        try {
            out.write(block, 0, length);
        } catch (IOException e) {
            String why = FullDisk.at(part).map(FullDisk::sentence).orElse(e.getMessage());
            throw (IOException) new FileSystemException(part.toString(), null, why).initCause(e);
        }
    }

    private Upload keep(int person, String name, long bytes, String sha256, Instant received) {
        file.update(
                "INSERT INTO upload (" + Upload.COLUMNS + ") VALUES (?, ?, ?, ?, ?, ?, ?, '')"
                        + " ON CONFLICT (person, sha256) DO UPDATE SET state = excluded.state WHERE state = 'REFUSED'",
                Token.next(),
                person,
                name,
                bytes,
                sha256,
                EventFile.stamp(received),
                Upload.State.RECEIVED.name());
        return file.first(
                        "SELECT " + Upload.COLUMNS + " FROM upload WHERE person = ? AND sha256 = ?",
                        Upload::read,
                        person,
                        sha256)
                .orElseThrow();
    }

    /** The path of an upload's bytes. */
    public Path path(Upload upload) {
        return path(upload.sha256(), upload.file());
    }

    /** The examiner distinguishes a zip with sources from a jar by its name. */
    private Path path(String sha256, String name) {
        boolean isZip = name.equals(Program.Script.MAIN)
                || name.toLowerCase(Locale.ROOT).endsWith(".zip");
        return jars.resolve(sha256 + (isZip ? ".zip" : ".jar"));
    }

    /** Deletes a person's files, except those that another person has also uploaded. */
    public void deleteFiles(int person) throws IOException {
        keepOnly(upload -> upload.person() != person);
    }

    /** Deletes files without an upload, which a kill or the same bytes with another suffix leave behind. */
    public void sweep() throws IOException {
        keepOnly(upload -> true);
    }

    private void keepOnly(Predicate<Upload> isKept) throws IOException {
        if (!Files.isDirectory(jars)) {
            return;
        }
        Set<Path> kept = all().stream().filter(isKept).map(this::path).collect(Collectors.toSet());
        List<Path> gone;
        try (Stream<Path> files = Files.list(jars)) {
            gone = files.filter(file -> !kept.contains(file)).toList();
        }
        for (Path file : gone) {
            Files.delete(file);
        }
    }

    /** The upload with this id. */
    public Optional<Upload> find(String id) {
        return file.first("SELECT " + Upload.COLUMNS + " FROM upload WHERE id = ?", Upload::read, id);
    }

    /** A person's uploads, the newest first. */
    public List<Upload> of(int person) {
        return file.all(
                "SELECT " + Upload.COLUMNS + " FROM upload WHERE person = ? ORDER BY received DESC, rowid DESC",
                Upload::read,
                person);
    }

    /** All uploads, the newest first. */
    public List<Upload> all() {
        return file.all("SELECT " + Upload.COLUMNS + " FROM upload ORDER BY received DESC, rowid DESC", Upload::read);
    }

    /**
     * The uploads in a state, in the order of their checks. Authors with fewer checks today come first, so that many
     * uploads of one author do not delay others.
     */
    public List<Upload> in(Upload.State state) {
        return file.all(
                "SELECT " + Upload.COLUMNS
                        + " FROM (SELECT *, rowid AS row, row_number() OVER (PARTITION BY person ORDER BY received, rowid) AS turn"
                        + " FROM upload WHERE state = ?) ORDER BY turn, received, row",
                Upload::read,
                state.name());
    }

    /** Records that two uploads are similar: they share this percentage of the smaller one's code. */
    public void alike(String one, String other, int percent) {
        file.update(
                "INSERT INTO likeness (one, other, percent) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                one,
                other,
                percent);
    }

    /** Two authors whose uploads are similar. Immutable. */
    public record Alike(
            @JsonPropertyDescription("the number of an author")
            int one,

            @JsonPropertyDescription("that of another") int other,

            @JsonPropertyDescription(
                    "of the smaller one's code that is in the other, too: the most of all their uploads")
            int percent) {}

    /** The authors whose uploads are similar but not the same file, the most similar first. */
    public List<Alike> alike() {
        return file.all(
                "SELECT min(one.person, other.person) AS first, max(one.person, other.person) AS second, max(percent) AS most"
                        + LIKENESSES + " WHERE one.sha256 <> other.sha256"
                        + " GROUP BY first, second ORDER BY most DESC, first, second",
                row -> new Alike(row.getInt(1), row.getInt(2), row.getInt(3)));
    }

    /**
     * The author numbers for each file that several authors uploaded, without samples and starter projects of the
     * arena.
     */
    public List<List<Integer>> equal() {
        String same = LIKENESSES + " WHERE one.sha256 = other.sha256";
        Map<String, List<Integer>> persons = file
                .all(
                        "SELECT one.sha256, one.person" + same + " UNION SELECT other.sha256, other.person" + same
                                + " ORDER BY 1, 2",
                        row -> Map.entry(row.getString(1), row.getInt(2)))
                .stream()
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, TreeMap::new, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
        return List.copyOf(persons.values());
    }

    /** Records the state of an upload's check. */
    public void settle(Upload upload, Upload.State state, Upload.Answer answer) {
        file.update("UPDATE upload SET state = ?, answer = ? WHERE id = ?", state.name(), answer.json(), upload.id());
    }
}
