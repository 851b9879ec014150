package org.botarena.packing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The API's documentation is made again when the sources have changed. */
class ApiDocsTest {
    private static final FileTime EARLIER = FileTime.fromMillis(0);

    @TempDir
    Path folder;

    @Test
    void itIsMadeOnceForTheSameSources() throws Exception {
        Path sources = Files.createDirectories(folder.resolve("src"));
        Path java = Files.createDirectories(sources.resolve("org/botarena")).resolve("A.java");
        Files.writeString(java, "package org.botarena;\n/** A thing. */\npublic interface A {}\n");
        Path jar = folder.resolve("docs.jar");
        Path pages = folder.resolve("pages");
        ApiDocs docs = new ApiDocs(List.of(sources), Files.createDirectories(folder.resolve("libraries")));
        docs.write(jar, pages);
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            assertTrue(zip.getEntry("org/botarena/A.html") != null && zip.getEntry("index.html") != null);
        }
        assertTrue(Files.exists(pages.resolve("org/botarena/A.html")));
        Files.setLastModifiedTime(jar, EARLIER);
        docs.write(jar, pages);
        assertEquals(EARLIER, Files.getLastModifiedTime(jar));
        Files.writeString(java, "package org.botarena;\n/** Another thing. */\npublic interface A {}\n");
        docs.write(jar, pages);
        assertNotEquals(EARLIER, Files.getLastModifiedTime(jar));
    }
}
