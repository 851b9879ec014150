package org.botarena.arena.admission;

import static org.botarena.arena.admission.Examination.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sources of a submission are compiled as their author's editor does it, in whatever layout and encoding they are. */
@Tag("slow")
class SubmittedSourcesTest {
    private static final String LATIN_1 = "tempsÉcoulé";
    private static final String NOT_LATIN_1 = "œ"; // windows-1252 and MacRoman have it

    @TempDir
    Path folder;

    @RegisterExtension
    final Examination examination = new Examination();

    private final Map<String, byte[]> files = new TreeMap<>();

    private SubmittedSourcesTest file(String path, String text) {
        files.put(path, text.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    /** An agent in the package {@code bots}, with further members. */
    private static String agent(String name, String members) {
        return """
                package bots;
                import org.botarena.api.*;
                public class %1$s<P extends Position<P>> extends Agent<P> {
                    %2$s
                    public %1$s(Game<P> game) { super(game); }
                    @Override public long play(int player) { return game.position().moves()[0]; }
                }
                """.formatted(name, members);
    }

    private SubmittedSourcesTest agent(String path) {
        String name = path.substring(path.lastIndexOf('/') + 1).replace(".java", "");
        return file(path, agent(name, ""));
    }

    private Path asZip() {
        TestJar zip = TestJars.jar("z").withoutManifest();
        files.forEach(zip::entry);
        return zip.intoFile(folder.resolve("anna.zip"));
    }

    private Path asFolder() throws IOException {
        Path anna = folder.resolve("anna");
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path written = anna.resolve(file.getKey());
            Files.createDirectories(written.getParent());
            Files.write(written, file.getValue());
        }
        return anna;
    }

    /** Whether a folder or a zip was handed in makes no difference to what plays. */
    private Admitted admitted() throws IOException {
        Admitted unpacked = examination.admitted(asFolder());
        Admitted zipped = examination.admitted(asZip());
        assertEquals(unpacked.agentClass(), zipped.agentClass());
        assertEquals(entries(unpacked), entries(zipped));
        assertEquals(unpacked.warnings(), zipped.warnings());
        return zipped;
    }

    private static Map<String, String> entries(Admitted admitted) throws IOException {
        Map<String, String> entries = new TreeMap<>();
        try (ZipFile jar = new ZipFile(admitted.staged().toFile())) {
            for (var entry : jar.stream().toList()) {
                entries.put(
                        entry.getName(),
                        new String(jar.getInputStream(entry).readAllBytes(), StandardCharsets.ISO_8859_1));
            }
        }
        entries.keySet().removeIf(name -> name.startsWith("META-INF/"));
        return entries;
    }

    private void assertPacks(String... paths) throws IOException {
        Map<String, String> entries = entries(admitted());
        for (String path : paths) {
            assertTrue(entries.containsKey(path), () -> path + " is not in " + entries.keySet());
        }
    }

    private static String classFile(Map<String, String> sources, String of) {
        TestJar jar = TestJars.jar("classes");
        sources.forEach(jar::source);
        return new String(jar.classes().get(of), StandardCharsets.ISO_8859_1);
    }

    private SubmittedSourcesTest oldClass(String path, String mark) {
        String text =
                classFile(Map.of("bots.MyBot", agent("MyBot", "String mark = \"" + mark + "\";")), "bots/MyBot.class");
        files.put(path, text.getBytes(StandardCharsets.ISO_8859_1));
        return this;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "src/main/java/bots/",
                "app/src/main/java/bots/",
                "src/bots/",
                "Bot/src/bots/",
                "source/bots/",
                "bots/",
                "Bot/bots/",
                "Bot/",
                "",
                "a folder/with blanks/",
                "src/",
                "target/bots/"
            })
    void theDeclaredPackageSaysWhereSourcesBelong(String where) throws IOException {
        agent(where + "MyBot.java");
        assertTrue(entries(examination.admitted(asZip())).containsKey("bots/MyBot.class"));
    }

    @Test
    void aSourceMayHaveAnotherNameThanItsClass() throws IOException {
        file("MyBot (1).java", agent("MyBot", "Board board;"));
        file("copy of Board.java", "package bots; public class Board {}");
        assertPacks("bots/MyBot.class", "bots/Board.class");
    }

    @Test
    void aSourceOfTheUnnamedPackageIsAnAgentToo() throws IOException {
        file(
                "MyBot.java",
                "/* by me */\n// package no.such;\n" + agent("MyBot", "").replace("package bots;", ""));
        assertEquals("MyBot", admitted().agentClass());
    }

    @ParameterizedTest
    @CsvSource({
        "src/bots/MyBot.java,           src/bots/book.csv,              bots/book.csv",
        "src/bots/MyBot.java,           src/book.csv,                   book.csv",
        "src/bots/MyBot.java,           src/data/book.csv,              data/book.csv",
        "src/bots/MyBot.java,           src/bots/data/book.csv,         bots/data/book.csv",
        "src/bots/MyBot.java,           resources/book.csv,             book.csv",
        "src/main/java/bots/MyBot.java, src/main/java/bots/book.csv,    bots/book.csv",
        "src/main/java/bots/MyBot.java, src/main/resources/book.csv,    book.csv",
        "Bot/src/bots/MyBot.java,       Bot/src/bots/book.csv,          bots/book.csv",
        "bots/MyBot.java,               bots/book.csv,                  bots/book.csv",
        "bots/MyBot.java,               data/book.csv,                  data/book.csv",
        "MyBot.java,                    book.csv,                       bots/book.csv",
        "MyBot.java,                    src/main/resources/book.csv,    book.csv"
    })
    void dataNextToSourcesAndInTheFoldersForDataIsPacked(String source, String data, String packed) throws IOException {
        agent(source).file(data, "d3 c5");
        assertPacks(packed);
    }

    @Test
    void outputOfToolsIsNotDataInAProjectWithoutASourceFolder() throws IOException {
        agent("bots/MyBot.java")
                .file("pom.xml", "<project/>")
                .file("package.bluej", "#BlueJ")
                .file("MyBot.ctxt", "x");
        oldClass("bin/bots/MyBot.class", "old").file("bin/book.csv", "old").file("+libs/lib.txt", "x");
        assertEquals(Map.of("bots/MyBot.class", 1).keySet(), entries(admitted()).keySet());
    }

    private static Stream<Arguments> encodings() {
        String maven = "<project><properties><project.build.sourceEncoding>%s</project.build.sourceEncoding>"
                + "</properties></project>";
        String plugin = "<project><properties><code>%s</code></properties><build><plugins><plugin>"
                + "<artifactId>maven-compiler-plugin</artifactId><configuration><encoding>${code}</encoding>"
                + "</configuration></plugin></plugins></build></project>";
        return Stream.of(
                Arguments.of("ISO-8859-1", "pom.xml", maven),
                Arguments.of("x-MacRoman", "pom.xml", maven),
                Arguments.of("x-MacRoman", "pom.xml", plugin),
                Arguments.of("UTF-16LE", "pom.xml", maven),
                Arguments.of("x-MacRoman", "build.gradle", "compileJava {\n  options.encoding = '%s'\n}\n"),
                Arguments.of("x-MacRoman", "build.gradle.kts", "tasks.compileJava { options.encoding = \"%s\" }"),
                Arguments.of("x-MacRoman", ".settings/org.eclipse.core.resources.prefs", "encoding/<project>=%s\n"),
                Arguments.of(
                        "x-MacRoman",
                        ".settings/org.eclipse.core.resources.prefs",
                        "eclipse.preferences.version=1\nencoding//src/bots/MyBot.java=%s\nencoding/<project>=UTF-8\n"),
                Arguments.of("x-MacRoman", "nbproject/project.properties", "javac.source=17\nsource.encoding=%s\n"),
                Arguments.of("x-MacRoman", "package.bluej", "#BlueJ package file\nproject.charset=%s\n"),
                Arguments.of(
                        "x-MacRoman",
                        ".idea/encodings.xml",
                        "<component><file url=\"PROJECT\" charset=\"%s\" /></component>"),
                Arguments.of("UTF-8", "README.md", "nothing declares it"),
                Arguments.of("windows-1252", "README.md", "nothing declares it"),
                Arguments.of("UTF-16LE", "README.md", "every other byte is 0"),
                Arguments.of("UTF-16BE", "README.md", "every other byte is 0"),
                Arguments.of("UTF-16", "README.md", "a byte order mark says it"));
    }

    @ParameterizedTest
    @MethodSource("encodings")
    void sourcesAreReadAsTheProjectSaysElseAsTheirBytesSay(String encoding, String settings, String text)
            throws IOException {
        Charset charset = Charset.forName(encoding);
        String name = LATIN_1 + (charset.newEncoder().canEncode(NOT_LATIN_1) ? NOT_LATIN_1 : "");
        files.put("src/bots/MyBot.java", agent("MyBot", "int " + name + ";").getBytes(charset));
        file(settings, text.replace("%s", encoding));
        String utf8 = new String(name.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
        Path submission = settings.startsWith(".") ? asFolder() : asZip();
        String compiled = entries(examination.admitted(submission)).get("bots/MyBot.class");
        assertTrue(compiled.contains(utf8), "the name is another one");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "no such encoding", "${encoding}"})
    void aDeclarationThatIsWrongIsPassedOver(String declared) throws IOException {
        files.put(
                "src/main/java/bots/MyBot.java",
                agent("MyBot", "int " + LATIN_1 + ";").getBytes(StandardCharsets.ISO_8859_1));
        file(
                "pom.xml",
                "<project><properties><project.build.sourceEncoding>" + declared
                        + "</project.build.sourceEncoding></properties></project>");
        assertPacks("bots/MyBot.class");
    }

    @Test
    void theByteOrderMarkOfUtf8IsNotALetter() throws IOException {
        file("src/bots/MyBot.java", "\uFEFF" + agent("MyBot", "int " + LATIN_1 + ";"));
        assertPacks("bots/MyBot.class");
    }

    @Test
    void backslashesInAZipDivideFolders() throws IOException {
        file("Bot\\src\\bots\\MyBot.java", agent("MyBot", "")).file("Bot\\src\\bots\\book.csv", "d3");
        assertEquals(
                Map.of("bots/MyBot.class", 1, "bots/book.csv", 1).keySet(),
                entries(examination.admitted(asZip())).keySet());
        assertEquals("bots.MyBot", examination.admitted(asFolder()).agentClass(), "files that such a zip unpacks to");
    }

    @ParameterizedTest
    @CsvSource({
        "MyBot.java, MyBot.class",
        "bots/MyBot.java, bots/MyBot.class",
        "src/bots/MyBot.java, bin/bots/MyBot.class",
        "src/main/java/bots/MyBot.java, target/classes/bots/MyBot.class"
    })
    void aClassNeverPlaysInPlaceOfASourceThatCompiles(String source, String old) throws IOException {
        file(source, agent("MyBot", "String mark = \"NEW\";")).oldClass(old, "OLD");
        Admitted admitted = admitted();
        assertTrue(entries(admitted).get("bots/MyBot.class").contains("NEW"));
        assertEquals(0, admitted.warnings().size(), admitted.warnings()::toString);
    }

    private byte[] jar(String name, String mark) throws IOException {
        return Files.readAllBytes(TestJars.jar(name)
                .source("bots." + name, agent(name, "String mark = \"" + mark + "\";"))
                .into(folder));
    }

    @ParameterizedTest
    @ValueSource(strings = {"target/my-bot.jar", "build/libs/my-bot.jar", "my-bot.jar"})
    void aJarOfTheSameAgentGivesWayToItsSources(String jar) throws IOException {
        file("src/main/java/bots/MyBot.java", agent("MyBot", "String mark = \"NEW\";"));
        files.put(jar, jar("MyBot", "OLD"));
        assertTrue(entries(admitted()).get("bots/MyBot.class").contains("NEW"));
    }

    @Test
    void aJarOfAnotherAgentOrOfSourcesThatDoNotCompilePlays() throws IOException {
        files.put("my-bot.jar", jar("MyBot", "OLD"));
        agent("example/src/bots/Example.java");
        assertEquals("bots.MyBot", admitted().agentClass());
        files.remove("example/src/bots/Example.java");
        FileUtils.deleteDirectory(folder.resolve("anna").toFile());
        file("src/bots/MyBot.java", agent("MyBot", "no.Such library;"));
        assertTrue(entries(admitted()).get("bots/MyBot.class").contains("OLD"));
    }

    @ParameterizedTest
    @CsvSource({
        "bots/MyBot.java, bots/MyBot.class",
        "src/bots/MyBot.java, bin/bots/MyBot.class",
        "src/main/java/bots/MyBot.java, target/classes/bots/MyBot.class"
    })
    void ofSourcesThatDoNotCompileTheClassesPlayWithAWarning(String source, String old) throws IOException {
        file(source, agent("MyBot", "int x = \"text\";")).oldClass(old, "OLD");
        Admitted admitted = admitted();
        assertTrue(entries(admitted).get("bots/MyBot.class").contains("OLD"));
        assertEquals(1, admitted.warnings().size());
        assertSays(
                admitted.warnings().get(0),
                "its sources do not compile, so the classes compiled earlier play",
                "MyBot.java, line 4: incompatible types",
                "may be older");
    }

    @Test
    void theDescriptorOfAModuleIsLeftOutAsInJars() throws IOException {
        agent("src/bots/MyBot.java").file("src/module-info.java", "module bots { requires no.such; }");
        Admitted admitted = admitted();
        assertEquals(0, admitted.warnings().size(), admitted.warnings()::toString);
    }

    private void assertLeavesOut(String... paths) throws IOException {
        Admitted admitted = admitted();
        assertEquals(1, admitted.warnings().size(), admitted.warnings()::toString);
        Problem warning = admitted.warnings().get(0);
        assertSays(warning, "part of the project was left out");
        assertSays(warning, paths);
        for (String path : paths) {
            String name = path.substring(path.lastIndexOf('/') + 1).replace(".java", ".class");
            assertFalse(entries(admitted).keySet().stream().anyMatch(entry -> entry.endsWith("/" + name)));
        }
    }

    @Test
    void aTestThatDoesNotCompileIsLeftOutAndNamed() throws IOException {
        agent("src/bots/MyBot.java");
        file(
                "src/bots/MyBotTest.java",
                "package bots; import org.junit.Test; public class MyBotTest { @Test public void x() {} }");
        assertLeavesOut("src/bots/MyBotTest.java");
    }

    @Test
    void soIsAWindowWithAllThatNeedsIt() throws IOException {
        file("src/bots/MyBot.java", agent("MyBot", "Board board = new Board();"));
        file("src/bots/Board.java", "package bots; class Board { Cell cell; } class Cell {}");
        file("src/gui/Window.java", "package gui; import javafx.stage.Stage; public class Window { Stage stage; }");
        file("src/gui/Main.java", "package gui; class Main { Window window; int oops = \"\"; }");
        file("src/gui/Third.java", "package gui; class Third { Main main; void f() { main.window.no(); } }");
        assertLeavesOut("src/gui/Window.java", "src/gui/Main.java");
        assertPacks("bots/MyBot.class", "bots/Board.class", "bots/Cell.class");
    }

    @Test
    void whatCompilesStaysEvenIfTheAgentNamesItNowhere() throws IOException {
        agent("src/bots/MyBot.java").file("src/bots/ByName.java", "package bots; public class ByName {}");
        file("src/bots/MyBotTest.java", "package bots; class MyBotTest { no.Such test; }");
        assertLeavesOut("src/bots/MyBotTest.java");
        assertPacks("bots/ByName.class");
    }

    @Test
    void aSourceThatIsNotFinishedIsLeftOutToo() throws IOException {
        file("src/bots/MyBot.java", agent("MyBot", "Board board;"));
        file("src/bots/Board.java", "package bots; class Board {}");
        file("src/bots/Draft.java", "package bots; class Draft { void f( {");
        assertLeavesOut("src/bots/Draft.java");
    }

    @Test
    void anImportOfWhatIsMissingAndNotUsedIsLeftOut() throws IOException {
        file(
                "src/bots/MyBot.java",
                agent("MyBot", "").replace("import", "import lombok.Data;\nimport javafx.scene.*;\nimport"));
        assertLeavesOut("src/bots/MyBot.java, import lombok.Data;", "import javafx.scene.*;");
    }

    @Test
    void whatTheAgentNeedsHasToCompileAndOnlyThatIsNamed() throws IOException {
        file("src/bots/MyBot.java", agent("MyBot", "Board board;"));
        file("src/bots/Board.java", "package bots;\nimport lombok.Data;\n@Data class Board {}");
        file("src/bots/MyBotTest.java", "package bots; class MyBotTest { no.Such test; }");
        Problem problem = examination.refused(asZip());
        assertSays(
                problem,
                "it does not compile",
                "src/bots/Board.java, line 2: package lombok does not exist",
                "submit the jar with its libraries inside");
        assertFalse(problem.toString().contains("MyBotTest"), problem::toString);
    }

    @Test
    void aProjectForALaterJavaSaysSoIfItDoesNotCompile() throws IOException {
        file("src/main/java/bots/MyBot.java", agent("MyBot", "int x = \"\";"));
        file("pom.xml", "<project><properties><java.version>99</java.version></properties></project>");
        assertSays(examination.refused(asZip()), "the project asks for Java 99");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a-util/", "z-util/"})
    void aHelperWithoutAnAgentDoesNotCountAndMayBeReferredTo(String helper) throws IOException {
        file("my-bot/src/bots/MyBot.java", agent("MyBot", "util.Board board = new util.Board();"));
        file(helper + "src/util/Board.java", "package util; public class Board {}");
        file(helper + "src/util/Broken.java", "package util; public class Broken extends no.Such {}");
        Admitted admitted = admitted();
        assertEquals("bots.MyBot", admitted.agentClass());
        assertTrue(entries(admitted).containsKey("util/Board.class"));
        assertEquals(0, admitted.warnings().size(), admitted.warnings()::toString);
    }

    @Test
    void severalProjectsWithAnAgentAreRefusedWithAllNames() throws IOException {
        agent("course/example/src/main/java/bots/Example.java").file("course/example/pom.xml", "<project/>");
        agent("course/my-bot/src/main/java/bots/MyBot.java").file("course/my-bot/pom.xml", "<project/>");
        file("course/util/src/util/Board.java", "package util; public class Board {}");
        for (Path submission : new Path[] {asZip(), asFolder()}) {
            Problem problem = examination.refused(submission);
            assertSays(problem, "several projects with an agent", "course/example/, course/my-bot/", "only the one");
            assertFalse(problem.toString().contains("util"), problem::toString);
        }
    }

    @Test
    void aCopyOfTheSameSourcesIsNotAnotherProject() throws IOException {
        agent("my-bot/src/bots/MyBot.java").agent("my-bot (1)/src/bots/MyBot.java");
        assertPacks("bots/MyBot.class");
    }

    @Test
    void aProjectThatOnlyInheritsFromABaseOfAnotherCounts() throws IOException {
        file(
                "base/src/base/Base.java",
                agent("Base", "")
                        .replace("package bots", "package base")
                        .replace("public class", "public abstract class"));
        file("my-bot/src/bots/MyBot.java", """
                package bots;
                public class MyBot<P extends org.botarena.api.Position<P>> extends base.Base<P> {
                    public MyBot(org.botarena.api.Game<P> game) { super(game); }
                }
                """);
        assertEquals("bots.MyBot", admitted().agentClass());
    }

    @Test
    void anAgentAmongTheTestsDoesNotCount() throws IOException {
        agent("src/bots/MyBot.java").agent("test/bots/StubBot.java");
        assertEquals("bots.MyBot", admitted().agentClass());
    }
}
