package org.botarena.arena.admission.examiner.archive;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;
import org.botarena.arena.admission.examiner.limits.Refusal;

/**
 * The central directory of a zip file (PKWARE's APPNOTE.TXT 4.3.12 to 4.3.16), read in memory: the JDK's reader needs
 * a file, and an examiner cannot write one. Its values are not trusted. Immutable.
 */
final class ListOfContents {
    private static final int END = 0x06054b50;
    private static final int END_64 = 0x06064b50;
    private static final int LOCATOR_64 = 0x07064b50;
    private static final int LISTING = 0x02014b50;
    private static final int LOCAL = 0x04034b50;
    private static final int END_LENGTH = 22;
    private static final int LOCATOR_LENGTH = 20;
    private static final int LISTING_LENGTH = 46;
    private static final int LOCAL_LENGTH = 30;
    private static final int EXTRA_64 = 1;
    private static final long SATURATED = 0xffff_ffffL;
    private static final int STORED = 0;
    private static final int DEFLATED = 8;

    private final byte[] zip;
    private final List<Entry> entries;

    private ListOfContents(byte[] zip, List<Entry> entries) {
        this.zip = zip;
        this.entries = List.copyOf(entries);
    }

    /**
     * An entry of the directory.
     *
     * @param crc of the content
     * @param packed its length in the file, in bytes
     * @param size its unpacked length, in bytes
     * @param offset the position of its local header
     * @param time of the last change: DOS date and time as one increasing number, with a resolution of two seconds
     */
    record Entry(String name, int method, long crc, long packed, long size, long offset, long time) {
        boolean isFolder() {
            return name.endsWith("/");
        }
    }

    /** The entries in the order of the directory. */
    List<Entry> entries() {
        return entries;
    }

    /** The position of the directory's first byte, and its claimed number of entries. */
    private record Place(long offset, long count) {}

    /**
     * Reads the directory.
     *
     * @param most maximum number of entries
     * @param isFromAnyProgram whether to accept names in an old code page, of which only the ASCII part is correct,
     *     and backslashes between folders, as old Windows programs write them
     * @throws IOException if it is malformed
     * @throws Refusal if there are more entries
     */
    static ListOfContents of(byte[] zip, int most, boolean isFromAnyProgram) throws IOException, Refusal {
        ByteBuffer bytes = ByteBuffer.wrap(zip).order(ByteOrder.LITTLE_ENDIAN);
        try {
            Place place = place(bytes);
            if (place.count > most) {
                throw Archive.tooMany(place.count, most);
            }
            List<Entry> entries = new ArrayList<>();
            bytes.position(at(place.offset));
            for (long i = 0; i < place.count; i++) {
                entries.add(entry(bytes, isFromAnyProgram));
            }
            return new ListOfContents(zip, entries);
        } catch (IndexOutOfBoundsException | java.nio.BufferUnderflowException e) {
            throw damaged(e);
        }
    }

    private static Place place(ByteBuffer bytes) throws ZipException {
        int end = end(bytes);
        long count = Short.toUnsignedLong(bytes.getShort(end + 10));
        long size = Integer.toUnsignedLong(bytes.getInt(end + 12));
        long offset = Integer.toUnsignedLong(bytes.getInt(end + 16));
        long follows = end;
        if (count == 0xffff || size == SATURATED || offset == SATURATED) {
            int locator = end - LOCATOR_LENGTH;
            if (locator >= 0 && bytes.getInt(locator) == LOCATOR_64) {
                int large = at(bytes.getLong(locator + 8));
                if (bytes.getInt(large) != END_64) {
                    throw new ZipException("the list of contents has no end");
                }
                count = bytes.getLong(large + 32);
                size = bytes.getLong(large + 40);
                offset = bytes.getLong(large + 48);
                follows = large;
            }
        }
        if (count < 0 || offset < 0 || size < 0 || offset > follows || follows - offset != size) {
            throw new ZipException("the list of contents is not where the file says");
        }
        return new Place(offset, count);
    }

    /** Finds the end record, which precedes a comment at the end of the file. */
    private static int end(ByteBuffer bytes) throws ZipException {
        int last = bytes.limit() - END_LENGTH;
        for (int at = last; at >= Math.max(0, last - 0xffff); at--) {
            if (bytes.getInt(at) == END && Short.toUnsignedInt(bytes.getShort(at + 20)) == last - at) {
                return at;
            }
        }
        throw new ZipException("the end of its list of contents is missing");
    }

    private static Entry entry(ByteBuffer bytes, boolean isFromAnyProgram) throws ZipException {
        int from = bytes.position();
        if (bytes.getInt(from) != LISTING) {
            throw new ZipException("the list of contents is damaged");
        }
        int method = Short.toUnsignedInt(bytes.getShort(from + 10));
        long time = Integer.toUnsignedLong(bytes.getInt(from + 12));
        long crc = Integer.toUnsignedLong(bytes.getInt(from + 16));
        long packed = Integer.toUnsignedLong(bytes.getInt(from + 20));
        long size = Integer.toUnsignedLong(bytes.getInt(from + 24));
        int name = Short.toUnsignedInt(bytes.getShort(from + 28));
        int extra = Short.toUnsignedInt(bytes.getShort(from + 30));
        int comment = Short.toUnsignedInt(bytes.getShort(from + 32));
        long offset = Integer.toUnsignedLong(bytes.getInt(from + 42));
        String text = text(bytes.slice(from + LISTING_LENGTH, name), isFromAnyProgram);
        ByteBuffer large =
                large(bytes.slice(from + LISTING_LENGTH + name, extra).order(ByteOrder.LITTLE_ENDIAN));
        size = size == SATURATED && large.remaining() >= Long.BYTES ? large.getLong() : size;
        packed = packed == SATURATED && large.remaining() >= Long.BYTES ? large.getLong() : packed;
        offset = offset == SATURATED && large.remaining() >= Long.BYTES ? large.getLong() : offset;
        bytes.position(from + LISTING_LENGTH + name + extra + comment);
        return new Entry(text, method, crc, packed, size, offset, time);
    }

    /** The extra field with 64-bit numbers, or empty. */
    private static ByteBuffer large(ByteBuffer extra) {
        while (extra.remaining() >= 4) {
            int kind = Short.toUnsignedInt(extra.getShort());
            int length = Math.min(extra.remaining(), Short.toUnsignedInt(extra.getShort()));
            if (kind == EXTRA_64) {
                return extra.slice(extra.position(), length).order(ByteOrder.LITTLE_ENDIAN);
            }
            extra.position(extra.position() + length);
        }
        return ByteBuffer.allocate(0);
    }

    private static String text(ByteBuffer name, boolean isFromAnyProgram) throws ZipException {
        try {
            String text =
                    StandardCharsets.UTF_8.newDecoder().decode(name.duplicate()).toString();
            return isFromAnyProgram ? text.replace('\\', '/') : text;
        } catch (CharacterCodingException e) {
            if (isFromAnyProgram) {
                return StandardCharsets.ISO_8859_1.decode(name).toString().replace('\\', '/');
            }
            throw new ZipException("the name of an entry is not in UTF-8");
        }
    }

    /**
     * Opens the content of an entry, which is unpacked while it is read.
     *
     * @throws IOException if it is not at the stated position, or its compression method is not used in jars
     */
    InputStream open(Entry entry) throws IOException {
        try {
            ByteBuffer bytes = ByteBuffer.wrap(zip).order(ByteOrder.LITTLE_ENDIAN);
            int header = at(entry.offset);
            if (bytes.getInt(header) != LOCAL) {
                throw new ZipException("an entry is not where the list of contents says");
            }
            int from = header
                    + LOCAL_LENGTH
                    + Short.toUnsignedInt(bytes.getShort(header + 26))
                    + Short.toUnsignedInt(bytes.getShort(header + 28));
            int length = at(entry.packed);
            InputStream packed =
                    new ByteArrayInputStream(zip, Objects.checkFromIndexSize(from, length, zip.length), length);
            return switch (entry.method) {
                case STORED -> packed;
                case DEFLATED -> new Inflating(packed);
                default ->
                    throw new ZipException(String.format(Locale.ROOT, "an entry is packed by method %d", entry.method));
            };
        } catch (IndexOutOfBoundsException e) {
            throw damaged(e);
        }
    }

    private static int at(long offset) throws ZipException {
        if (offset < 0 || offset > Integer.MAX_VALUE) {
            throw new ZipException("the list of contents leads out of the file");
        }
        return (int) offset;
    }

    private static IOException damaged(RuntimeException cause) {
        IOException damaged = new ZipException("the list of contents leads out of the file");
        damaged.initCause(cause);
        return damaged;
    }

    /** Releases its native memory when closed. */
    private static final class Inflating extends InflaterInputStream {
        Inflating(InputStream packed) {
            super(packed, new Inflater(true), 8192);
        }

        @Override
        public void close() throws IOException {
            try {
                super.close();
            } finally {
                inf.end();
            }
        }
    }
}
