package org.botarena.packing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every library needs a licence. */
class LicencesTest {
    @TempDir
    Path folder;

    @BeforeEach
    void settle() throws IOException {
        Files.createDirectories(folder.resolve("libraries"));
        Path texts = Files.createDirectories(folder.resolve("root/arena/packing/licences"));
        Files.writeString(texts.resolve("files.properties"), "bare = bare.txt\n");
        Files.writeString(texts.resolve("bare.txt"), "the text of bare");
    }

    private void jar(String name, String... entries) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(
                Files.newOutputStream(folder.resolve("libraries").resolve(name)))) {
            for (String entry : entries) {
                zip.putNextEntry(new ZipEntry(entry));
                zip.write(entry.getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    private Path gather() throws IOException {
        new Licences(folder.resolve("root"), folder.resolve("libraries"), folder.resolve("out")).write(List.of());
        return folder.resolve("out");
    }

    @Test
    void licencesInAJarAreTakenFromIt() throws IOException {
        jar(
                "full-1.2.jar",
                "META-INF/LICENSE.txt",
                "META-INF/NOTICE",
                "META-INF/maven/g/a/LICENSE.more",
                "License.class");
        Path out = gather();
        assertEquals("META-INF/NOTICE", Files.readString(out.resolve("full-1.2/NOTICE")));
        assertTrue(Files.readString(out.resolve("README.txt")).contains("full-1.2: LICENSE.txt, NOTICE, LICENSE.more"));
    }

    @Test
    void missingLicencesAreTakenFromTheSources() throws IOException {
        jar("bare-2.0.jar", "a/B.class");
        assertEquals("the text of bare", Files.readString(gather().resolve("bare-2.0/LICENSE")));
    }

    @Test
    void theArenasOwnJarsAreSkipped() throws IOException {
        jar("arena-1.0.jar", "META-INF/maven/org.botarena/arena/pom.xml");
        assertFalse(Files.exists(gather().resolve("arena-1.0")));
    }

    @Test
    void aLibraryWithoutALicenceStopsTheBuild() throws IOException {
        jar("unknown-1.0.jar", "a/B.class");
        IllegalStateException refused = assertThrows(IllegalStateException.class, this::gather);
        assertTrue(refused.getMessage().contains("a line 'unknown = FILE'"), refused::getMessage);
    }
}
