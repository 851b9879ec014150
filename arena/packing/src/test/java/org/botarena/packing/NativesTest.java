package org.botarena.packing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Of SQLite's native libraries those are distributed on whose platform the arena runs. */
class NativesTest {
    @TempDir
    Path folder;

    private void jar(List<String> entries) throws IOException {
        Path libraries = Files.createDirectories(folder.resolve("libraries"));
        try (ZipOutputStream zip =
                new ZipOutputStream(Files.newOutputStream(libraries.resolve("sqlite-jdbc-3.1.0.jar")))) {
            for (String entry : entries) {
                zip.putNextEntry(new ZipEntry(entry));
                zip.write(entry.getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    private Natives natives() {
        return new Natives(folder.resolve("libraries"), folder.resolve("out"));
    }

    private static List<String> supported() {
        List<String> entries = new ArrayList<>();
        Natives.SUPPORTED.forEach(platform -> entries.add("org/sqlite/native/" + platform + "/libsqlitejdbc.so"));
        return entries;
    }

    @Test
    void whatRunsNowhereIsLeftOutAndAllElseKept() throws IOException {
        List<String> kept = supported();
        kept.add("org/sqlite/JDBC.class");
        kept.add("META-INF/services/java.sql.Driver");
        List<String> all = new ArrayList<>(kept);
        all.add("org/sqlite/native/FreeBSD/x86_64/libsqlitejdbc.so");
        all.add("org/sqlite/native/Windows/armv7/sqlitejdbc.dll");
        jar(all);
        natives().write();
        try (ZipFile zip =
                new ZipFile(folder.resolve("out/sqlite-jdbc-3.1.0.jar").toFile())) {
            assertEquals(kept, zip.stream().map(ZipEntry::getName).toList());
        }
    }

    @Test
    void aPlatformThatIsNoLongerThereStopsTheBuild() throws IOException {
        jar(supported().subList(1, Natives.SUPPORTED.size()));
        IllegalStateException refused =
                assertThrows(IllegalStateException.class, () -> natives().write());
        assertTrue(refused.getMessage().contains("no native library for"), refused::getMessage);
    }
}
