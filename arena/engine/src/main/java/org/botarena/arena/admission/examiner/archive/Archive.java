package org.botarena.arena.admission.examiner.archive;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.botarena.arena.admission.examiner.limits.Allowance;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Reads a jar once from start to end, counts the bytes that really unpack, and compares it with the directory at its
 * end. It refuses a jar that different readers could read differently.
 */
final class Archive {
    static final Sentence REBUILD = ProblemText.say("remedy.rebuild");

    private static final byte[] LOCAL_HEADER = {'P', 'K', 3, 4};
    private static final byte[] EMPTY_ZIP = {'P', 'K', 5, 6};

    /** Receives the entries in order; unread content is skipped. */
    interface Visitor {
        void visit(String name, InputStream content) throws IOException, Refusal;
    }

    private record Content(long size, long crc) {}

    private Archive() {}

    /**
     * Reads all entries.
     *
     * @return the verified directory
     * @throws Refusal if the bytes are not a consistent zip within the limits; also from the visitor
     */
    static ListOfContents read(byte[] zip, Visitor visitor) throws Refusal {
        try {
            checkBeginning(zip);
            Map<String, Content> read = unpacked(zip, visitor);
            ListOfContents list = ListOfContents.of(zip, Bounds.ENTRIES, false);
            compare(list, read);
            return list;
        } catch (IOException | IllegalArgumentException e) {
            throw new Refusal(ProblemText.say("what.unreadable-zip"), Sentence.quote(ProblemText.reason(e)), REBUILD);
        }
    }

    private static void checkBeginning(byte[] zip) throws Refusal {
        byte[] beginning = Arrays.copyOf(zip, Math.min(zip.length, LOCAL_HEADER.length));
        if (Arrays.equals(beginning, EMPTY_ZIP)) {
            throw new Refusal(ProblemText.say("what.empty-zip"), ProblemText.say("why.empty-zip"), REBUILD);
        }
        if (!Arrays.equals(beginning, LOCAL_HEADER)) {
            throw new Refusal(
                    ProblemText.say("what.no-zip"),
                    beginning.length == 0
                            ? ProblemText.say("why.empty-file")
                            : NotAJar.disguised(beginning).orElse(ProblemText.say("why.no-header")),
                    ProblemText.say("remedy.rebuild-zip"));
        }
    }

    private static Map<String, Content> unpacked(byte[] file, Visitor visitor) throws IOException, Refusal {
        Map<String, Content> read = new HashMap<>();
        long left = Bounds.UNPACKED_BYTES;
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(file))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                String name = entry.getName();
                checkName(name);
                if (read.containsKey(name)) {
                    throw twice(name);
                }
                if (read.size() == Bounds.ENTRIES) {
                    throw tooMany(Bounds.ENTRIES + 1, Bounds.ENTRIES);
                }
                Content content = content(zip, name, left, visitor);
                read.put(name, content);
                left -= content.size;
            }
        }
        return read;
    }

    private static Content content(ZipInputStream zip, String name, long left, Visitor visitor)
            throws IOException, Refusal {
        Counted counted = new Counted(zip, left + 1);
        visitor.visit(name, counted);
        Content content = counted.rest();
        if (content.size > left) {
            throw new Refusal(
                    ProblemText.say("what.unpacks"),
                    ProblemText.say("why.unpacks", Bounds.UNPACKED_BYTES >> 20, ProblemText.cut(name)),
                    ProblemText.say("remedy.smaller", Allowance.JAR.quote()));
        }
        return content;
    }

    private static void checkName(String name) throws Refusal {
        if (name.length() > Bounds.NAME) {
            throw new Refusal(
                    ProblemText.say("what.entry-name"),
                    ProblemText.say("why.name-long", ProblemText.cut(name), name.length(), Bounds.NAME),
                    REBUILD);
        }
        List<String> parts = Arrays.asList(name.split("/", -1));
        boolean isOutside = name.startsWith("/") || name.matches("[A-Za-z]:.*") || parts.contains("..");
        boolean isOdd =
                name.isEmpty() || name.contains("\\") || parts.contains(".") || name.matches("(?s).*\\p{Cntrl}.*");
        if (isOutside || isOdd) {
            throw new Refusal(
                    ProblemText.say("what.entry-name"),
                    ProblemText.say(isOutside ? "why.name-outside" : "why.name-odd", ProblemText.cut(name)),
                    REBUILD);
        }
    }

    /** Reads all entries again by the directory: each must match its position and description. */
    private static void compare(ListOfContents list, Map<String, Content> read) throws IOException, Refusal {
        Set<String> missing = new HashSet<>(read.keySet());
        for (ListOfContents.Entry entry : list.entries()) {
            Content content = read.get(entry.name());
            Content stated = new Content(entry.size(), entry.crc());
            if (content == null || !content.equals(stated) || !content.equals(listed(list, entry))) {
                throw contradiction(entry.name());
            }
            if (!missing.remove(entry.name())) {
                throw twice(entry.name());
            }
        }
        if (!missing.isEmpty()) {
            throw contradiction(missing.iterator().next());
        }
    }

    private static Content listed(ListOfContents list, ListOfContents.Entry entry) throws IOException {
        try (InputStream content = list.open(entry)) {
            return new Counted(content, entry.size() + 1).rest();
        }
    }

    static Refusal contradiction(String name) {
        return new Refusal(
                ProblemText.say("what.contradiction"),
                ProblemText.say("why.contradiction", ProblemText.cut(name)),
                REBUILD);
    }

    private static Refusal twice(String name) {
        return new Refusal(
                ProblemText.say("what.twice"), Sentence.quote("'%s'".formatted(ProblemText.cut(name))), REBUILD);
    }

    static Refusal tooMany(long count, int most) {
        return new Refusal(
                ProblemText.say("what.entries"),
                ProblemText.say("why.count", count, most),
                ProblemText.say("remedy.smaller", Allowance.JAR.quote()));
    }

    /** Counts bytes and updates their checksum, and stops after a limit, so that a zip bomb is never unpacked. */
    private static final class Counted extends CheckedInputStream {
        private final long most;
        private long count;

        Counted(InputStream in, long most) {
            super(in, new CRC32());
            this.most = most;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            if (count == most) {
                return -1;
            }
            int n = super.read(into, from, (int) Math.min(length, most - count));
            count += Math.max(0, n);
            return n;
        }

        /** Reads what is left. */
        Content rest() throws IOException {
            transferTo(OutputStream.nullOutputStream());
            return new Content(count, getChecksum().getValue());
        }

        @Override
        public boolean markSupported() {
            return false;
        }

        @Override
        public void close() {
            // The archive continues after this entry.
        }
    }
}
