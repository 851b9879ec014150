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
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The distribution contains large libraries without their unused parts. */
class SmallerJarsTest {
    private static final String SQLITE = "sqlite-jdbc-3.1.0.jar";
    private static final String ICU = "icu4j-76.1.jar";
    private static final String PREACT = "preact-10.26.4.jar";
    private static final String CODEMIRROR = "codemirror-5.65.16.jar";

    @TempDir
    Path folder;

    private void jar(String name, List<String> entries) throws IOException {
        Path libraries = Files.createDirectories(folder.resolve("libraries"));
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(libraries.resolve(name)))) {
            for (String entry : entries) {
                zip.putNextEntry(new ZipEntry(entry));
                zip.write(entry.getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    private List<String> written(String name) throws IOException {
        new SmallerJars(folder.resolve("libraries"), folder.resolve("out")).write();
        try (ZipFile zip = new ZipFile(folder.resolve("out").resolve(name).toFile())) {
            return zip.stream().map(ZipEntry::getName).toList();
        }
    }

    private static List<String> supported() {
        List<String> entries = new ArrayList<>();
        SmallerJars.SQLITE
                .kept()
                .forEach(platform -> entries.add("org/sqlite/native/" + platform + "/libsqlitejdbc.so"));
        return entries;
    }

    private static List<String> properties() {
        List<String> entries = new ArrayList<>();
        SmallerJars.ICU.kept().forEach(file -> entries.add("com/ibm/icu/impl/data/icudata/" + file));
        return entries;
    }

    private static List<String> module() {
        return page(SmallerJars.PREACT, "preact/10.26.4/");
    }

    private static List<String> editor() {
        return page(SmallerJars.CODEMIRROR, "codemirror/5.65.16/");
    }

    private static List<String> page(SmallerJars.Cut cut, String folder) {
        return cut.kept().stream()
                .map(file -> "META-INF/resources/webjars/" + folder + file)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    @BeforeEach
    void allAreThere() throws IOException {
        jar(SQLITE, supported());
        jar(ICU, properties());
        jar(PREACT, module());
        jar(CODEMIRROR, editor());
    }

    @Test
    void nativeLibrariesForOtherPlatformsAreLeftOut() throws IOException {
        List<String> kept = supported();
        kept.add("org/sqlite/JDBC.class");
        kept.add("META-INF/services/java.sql.Driver");
        List<String> all = new ArrayList<>(kept);
        all.add("org/sqlite/native/FreeBSD/x86_64/libsqlitejdbc.so");
        all.add("org/sqlite/native/Windows/armv7/sqlitejdbc.dll");
        jar(SQLITE, all);
        assertEquals(kept, written(SQLITE));
    }

    @Test
    void dataOfLanguagesIsLeftOut() throws IOException {
        List<String> kept = properties();
        kept.add("com/ibm/icu/text/SpoofChecker.class");
        List<String> all = new ArrayList<>(kept);
        all.add("com/ibm/icu/impl/data/icudata/coll/zh.res");
        all.add("com/ibm/icu/impl/data/icudata/unames.icu");
        jar(ICU, all);
        assertEquals(kept, written(ICU));
    }

    @Test
    void sourcesAndMapsOfPagesAreLeftOut() throws IOException {
        List<String> all = new ArrayList<>(module());
        all.add("META-INF/resources/webjars/preact/10.26.4/dist/preact.module.js.map");
        all.add("META-INF/resources/webjars/preact/10.26.4/compat/LICENSE");
        jar(PREACT, all);
        assertEquals(module(), written(PREACT));
    }

    @Test
    void otherLanguagesOfTheEditorAreLeftOut() throws IOException {
        List<String> all = editor();
        all.add("META-INF/resources/webjars/codemirror/5.65.16/mode/cobol/cobol.js");
        jar(CODEMIRROR, all);
        assertEquals(editor(), written(CODEMIRROR));
    }

    @Test
    void aMissingPartStopsTheBuild() throws IOException {
        jar(SQLITE, supported().subList(1, SmallerJars.SQLITE.kept().size()));
        IllegalStateException refused = assertThrows(IllegalStateException.class, () -> written(SQLITE));
        assertTrue(refused.getMessage().contains(SQLITE + " has no "), refused::getMessage);
    }
}
