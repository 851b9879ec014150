package org.botarena.arena.record.form;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.botarena.arena.files.ForeignFile;

/** Compressed text: UTF-8, deflated with a dictionary of the strings that every game has. */
public final class Packed {
    private static final String PLIES = "[\"\",0,0.1],[\"\",1,0.1,10],".repeat(30);

    private static final byte[] DICTIONARY =
            ("{\"number\":0,\"game\":{\"id\":\"0000-a-\",\"fixture\":{\"pair\":0,\"seed\":\"-1\",\"start\":\"---------------------------OX------XO"
                            + "--------------------------- X\",\"opening\":[\"d3\",\"c5\",\"d6\",\"e3\"]},\"seats\":[{\"author\":1,"
                            + "\"generation\":1,\"seed\":\"-1\"},{\"author\":2,\"generation\":1,\"seed\":\"-1\"}],"
                            + "\"attempt\":{\"plies\":[[\"\"],[\"\"]," + PLIES
                            + "[\"\",0,0.1,10]],\"scores\":[-1,1],\"faults\":[{\"player\":0,\"ply\":1,\"kind\":\"late\",\"took\":2000,"
                            + "\"granted\":2000,\"evidence\":{\"wallMs\":2000,\"cpuMs\":10,\"waitMs\":0,\"stealMs\":0,\"stallMs\":0}}],"
                            + "\"footprints\":[{\"idleCpuMs\":0,\"peakMemoryKiB\":40000,\"threads\":[]},"
                            + "{\"idleCpuMs\":0,\"peakMemoryKiB\":40000,\"threads\":[]}],\"resumed\":0},\"voided\":[]}}")
                    .getBytes(StandardCharsets.UTF_8);

    private Packed() {}

    public static byte[] of(String text) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setDictionary(DICTIONARY);
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, deflater)) {
                out.write(text.getBytes(StandardCharsets.UTF_8));
            }
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory failed", e);
        } finally {
            deflater.end();
        }
    }

    /**
     * The text.
     *
     * @throws IllegalArgumentException if these bytes are not compressed text
     */
    public static String text(byte[] packed) {
        Inflater inflater = new Inflater(true);
        inflater.setDictionary(DICTIONARY);
        try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(packed), inflater)) {
            byte[] text = in.readNBytes(ForeignFile.LONGEST_LINE);
            if (text.length == ForeignFile.LONGEST_LINE) {
                throw new IllegalArgumentException(
                        String.format(Locale.ROOT, "it unpacks to more than %d MiB", ForeignFile.LONGEST_LINE >> 20));
            }
            return new String(text, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalArgumentException("it cannot be unpacked: " + e.getMessage(), e);
        } finally {
            inflater.end();
        }
    }
}
