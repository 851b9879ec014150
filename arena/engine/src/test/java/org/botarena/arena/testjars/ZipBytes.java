package org.botarena.arena.testjars;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Zip files written byte by byte (PKWARE's APPNOTE.TXT 4.3), because {@code java.util.zip} refuses to write what
 * admission must refuse to read: a name twice, a list of contents that lies.
 */
public final class ZipBytes {
    private static final int UTF8_NAMES = 0x800;
    private static final int DEFLATED = 8;
    private static final int FIRST_OF_JANUARY_1980 = 0x21;
    private static final byte[] NO_BYTES = {};

    private ZipBytes() {}

    /** One entry: a name, deflated data, and what both headers say about them. Immutable. */
    public static final class Entry {
        private final String name;
        private final String listedName;
        private final byte[] packed;
        private final long size;
        private final long crc;

        private Entry(String name, String listedName, byte[] packed, long size, long crc) {
            this.name = name;
            this.listedName = listedName;
            this.packed = packed;
            this.size = size;
            this.crc = crc;
        }

        /** An honest entry. */
        public static Entry of(String name, byte[] bytes) {
            return pack(name, bytes, bytes.length);
        }

        /** An entry of zeros. */
        public static Entry zeros(String name, long size) {
            return pack(name, NO_BYTES, size);
        }

        /** The same entry under another name in the list of contents; null: in no list. */
        public Entry listedAs(String other) {
            return new Entry(name, other, packed, size, crc);
        }

        /** The same data, whose headers state another size. */
        public Entry claiming(long otherSize) {
            return new Entry(name, listedName, packed, otherSize, crc);
        }

        /** The name in the header before the data. */
        String name() {
            return name;
        }

        /** The data unpacked. */
        byte[] bytes() {
            Inflater inflater = new Inflater(true);
            inflater.setInput(packed);
            byte[] bytes = new byte[Math.toIntExact(size)];
            try {
                int read = 0;
                while (read < bytes.length) {
                    read += inflater.inflate(bytes, read, bytes.length - read);
                }
            } catch (DataFormatException e) {
                throw new IllegalStateException(name, e);
            } finally {
                inflater.end();
            }
            return bytes;
        }

        private static Entry pack(String name, byte[] beginning, long size) {
            Deflater deflater = new Deflater(Deflater.BEST_SPEED, true);
            CRC32 crc = new CRC32();
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            byte[] block = beginning.length == size ? beginning : new byte[1 << 16];
            byte[] buffer = new byte[1 << 16];
            long left = size;
            do {
                int length = (int) Math.min(left, block.length);
                crc.update(block, 0, length);
                deflater.setInput(block, 0, length);
                left -= length;
                if (left == 0) {
                    deflater.finish();
                }
                for (int n = deflater.deflate(buffer); n > 0; n = deflater.deflate(buffer)) {
                    packed.write(buffer, 0, n);
                }
            } while (left > 0);
            deflater.end();
            return new Entry(name, name, packed.toByteArray(), size, crc.getValue());
        }
    }

    /** The entries of a jar, directories left out. */
    public static List<Entry> read(Path jar) throws IOException {
        List<Entry> entries = new ArrayList<>();
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : zip.stream().filter(one -> !one.isDirectory()).toList()) {
                entries.add(Entry.of(entry.getName(), zip.getInputStream(entry).readAllBytes()));
            }
        }
        return entries;
    }

    /** Writes a zip file with a prefix before its first header (empty: none). */
    public static void write(Path file, byte[] prefix, List<Entry> entries) throws IOException {
        try (OutputStream out = Files.newOutputStream(file)) {
            out.write(prefix);
            long offset = prefix.length;
            ByteArrayOutputStream contents = new ByteArrayOutputStream();
            int listed = 0;
            for (Entry entry : entries) {
                byte[] local = localHeader(entry);
                out.write(local);
                out.write(entry.packed);
                if (entry.listedName != null) {
                    contents.write(listing(entry, offset));
                    listed++;
                }
                offset += local.length + entry.packed.length;
            }
            out.write(contents.toByteArray());
            out.write(end(listed, contents.size(), offset));
        }
    }

    private static byte[] localHeader(Entry entry) {
        byte[] name = entry.name.getBytes(StandardCharsets.UTF_8);
        byte[] bytes = new byte[30 + name.length];
        ByteBuffer header = littleEndian(bytes).putInt(0x04034b50).putShort((short) 20);
        common(header, entry, name).putShort((short) 0).put(name);
        return bytes;
    }

    private static byte[] listing(Entry entry, long offset) {
        byte[] name = entry.listedName.getBytes(StandardCharsets.UTF_8);
        byte[] bytes = new byte[46 + name.length];
        ByteBuffer header =
                littleEndian(bytes).putInt(0x02014b50).putShort((short) 20).putShort((short) 20);
        common(header, entry, name).putShort((short) 0).putShort((short) 0).putShort((short) 0);
        header.putShort((short) 0).putInt(0).putInt((int) offset).put(name);
        return bytes;
    }

    private static ByteBuffer common(ByteBuffer header, Entry entry, byte[] name) {
        return header.putShort((short) UTF8_NAMES)
                .putShort((short) DEFLATED)
                .putShort((short) 0)
                .putShort((short) FIRST_OF_JANUARY_1980)
                .putInt((int) entry.crc)
                .putInt(entry.packed.length)
                .putInt((int) entry.size)
                .putShort((short) name.length);
    }

    private static byte[] end(int listed, int contentsSize, long contentsOffset) {
        byte[] bytes = new byte[22];
        littleEndian(bytes)
                .putInt(0x06054b50)
                .putInt(0)
                .putShort((short) listed)
                .putShort((short) listed)
                .putInt(contentsSize)
                .putInt((int) contentsOffset)
                .putShort((short) 0);
        return bytes;
    }

    private static ByteBuffer littleEndian(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
