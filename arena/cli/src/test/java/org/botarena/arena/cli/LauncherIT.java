package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.botarena.arena.cli.Shell.Ran;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The script bin/arena: its possible places, the Java it uses, and when it builds. */
@DisabledOnOs(OS.WINDOWS)
class LauncherIT {
    @TempDir
    Path folder;

    @Nested
    class InAnInstallation {
        Path home;

        @BeforeEach
        void installUnderANameWithBlanksAndAccents() throws IOException {
            home = folder.resolve("Tournoi d'été 2026/arène");
            Assembled.copy(Assembled.home(), home, Set.of());
        }

        @Test
        void itRunsFromAFolderWithBlanksAndAccents() throws Exception {
            assertStarts(Shell.in(folder).run(List.of(home.resolve("bin/arena").toString(), "--version")));
        }

        @Test
        void itRunsWithoutALocale() throws Exception {
            Shell bare = Shell.in(home).with("LC_ALL", "").with("LC_CTYPE", "").with("LANG", "");
            assertStarts(bare.script("bin/arena --version"));
        }

        @Test
        void itFollowsLinksToItself() throws Exception {
            Files.createDirectory(folder.resolve("links"));
            Files.createSymbolicLink(folder.resolve("links/second"), home.resolve("bin/arena"));
            Files.createSymbolicLink(folder.resolve("links/first"), Path.of("second"));
            assertStarts(Shell.in(folder).script("links/first --version"));
        }

        @Test
        void anyPosixShellRunsIt() throws Exception {
            assertStarts(Shell.in(home).script("sh bin/arena --version"));
        }

        @Test
        void itPassesArgumentsUnchanged() throws Exception {
            Ran ran = Shell.in(home).script("bin/arena moves reversi --play 'd3  c3 * $HOME'");
            assertEquals(2, ran.code(), ran::toString);
            assertTrue(ran.err().contains("character 8: '* $HOME'"), ran::toString);
        }

        @Test
        void aTooOldJavaIsNamed() throws Exception {
            Path old = javaHome("old", "printf 'openjdk version \"11.0.2\" 2019-01-15\\n' >&2");
            Ran ran = Shell.in(home).with("JAVA_HOME", old.toString()).script("bin/arena games");
            assertFails(ran, "Java 11.0.2 is too old", "Java 17 or later");
        }

        @Test
        void java8CountsAs8() throws Exception {
            Path old = javaHome("eight", "printf 'java version \"1.8.0_202\"\\n' >&2");
            assertFails(
                    Shell.in(home).with("JAVA_HOME", old.toString()).script("bin/arena games"),
                    "Java 8.0_202 is too old");
        }

        @Test
        void aWrongJavaHomeIsNamed() throws Exception {
            Ran ran = Shell.in(home).with("JAVA_HOME", "/no/such jdk").script("bin/arena games");
            assertFails(ran, "JAVA_HOME is /no/such jdk", "Set JAVA_HOME to a JDK");
        }

        @Test
        void withoutJavaItNamesWhatToInstall() throws Exception {
            Shell without = Shell.in(home).with("JAVA_HOME", "").with("PATH", toolsWithoutJava());
            assertFails(without.run(List.of("/bin/sh", "bin/arena", "games")), "no java found", "Install a JDK");
        }

        @Test
        void anIncompleteInstallationIsNamed() throws Exception {
            Path incomplete = Files.createDirectories(folder.resolve("incomplete/bin"));
            Files.copy(home.resolve("bin/arena"), incomplete.resolve("arena"));
            assertFails(
                    Shell.in(folder).script("sh incomplete/bin/arena games"), "there are no jars in", "Copy the whole");
        }

        private void assertStarts(Ran ran) {
            assertEquals(0, ran.code(), ran::toString);
            assertTrue(ran.out().startsWith("Bot Arena 1."), ran::toString);
            assertEquals("", ran.err(), ran::toString);
        }

        private Path javaHome(String name, String says) throws IOException {
            executable(folder.resolve(name + "/bin/java"), says);
            return folder.resolve(name);
        }

        private String toolsWithoutJava() throws IOException {
            Path tools = Files.createDirectories(folder.resolve("tools"));
            for (String tool : List.of("dirname", "readlink", "sed", "head", "cat", "tr", "uname")) {
                Path found = List.of(Path.of("/usr/bin"), Path.of("/bin")).stream()
                        .map(bin -> bin.resolve(tool))
                        .filter(Files::exists)
                        .findFirst()
                        .orElseThrow();
                Files.createSymbolicLink(tools.resolve(tool), found);
            }
            return tools.toString();
        }
    }

    /** A miniature source tree, whose Maven is a script that only records its call. */
    @Nested
    class InTheSourceTree {
        private static final String BUILDS = """
                echo "$*" >>"$CALLS"
                echo 'Maven speaks'
                mkdir -p arena/cli/target
                cp -R "$ASSEMBLED" arena/cli/target/arena
                touch arena/cli/target/arena-cli-1.0.0.jar
                """;

        Path root;
        Path calls;

        @BeforeEach
        void makeTheTree() throws IOException {
            root = folder.resolve("src/bot arena");
            calls = folder.resolve("calls");
            for (String file : List.of(
                    "pom.xml",
                    ".mvn/jvm.config",
                    "agent-api/pom.xml",
                    "agent-api/src/Api.java",
                    "arena/cli/pom.xml",
                    "sample-agents/pom.xml")) {
                Path created = root.resolve(file);
                Files.createDirectories(created.getParent());
                Files.writeString(created, "old");
                Files.setLastModifiedTime(created, FileTime.from(Instant.EPOCH));
            }
            Files.createDirectories(root.resolve("arena/bin"));
            Files.copy(Assembled.home().resolve("bin/arena"), root.resolve("arena/bin/arena"));
            Files.setLastModifiedTime(root.resolve("arena/bin/arena"), FileTime.from(Instant.EPOCH));
        }

        @Test
        void itBuildsOnceAndThenOnlyRuns() throws Exception {
            Ran first = arena(BUILDS);
            assertEquals(0, first.code(), first::toString);
            assertTrue(first.out().startsWith("Bot Arena 1."), first::toString);
            assertTrue(first.err().contains("building (first time: a few minutes)"), first::toString);
            assertTrue(first.err().contains("Maven speaks"), first::toString);
            Ran second = arena(BUILDS);
            assertEquals("", second.err(), second::toString);
            assertEquals("-B -q -DskipTests package\n", Files.readString(calls));
        }

        @Test
        void aNewerSourceIsBuiltAgain() throws Exception {
            arena(BUILDS);
            touchLater(root.resolve("agent-api/src/Api.java"));
            Ran ran = arena(BUILDS);
            assertTrue(ran.err().contains("a source is newer"), ran::toString);
            assertEquals(2, Files.readAllLines(calls).size());
        }

        /** Maven does not create a jar again if its classes are unchanged. */
        @Test
        void aBuildThatLeavesTheJarUnchangedIsABuild() throws Exception {
            arena(BUILDS);
            Path jar = root.resolve("arena/cli/target/arena-cli-1.0.0.jar");
            Files.setLastModifiedTime(jar, FileTime.from(Instant.EPOCH.plusSeconds(60)));
            Files.setLastModifiedTime(
                    root.resolve("sample-agents/pom.xml"), FileTime.from(Instant.EPOCH.plusSeconds(120)));
            String leaves = "echo \"$*\" >>\"$CALLS\"";
            assertTrue(arena(leaves).err().contains("a source is newer"));
            assertEquals("", arena(leaves).err());
            assertEquals(2, Files.readAllLines(calls).size());
        }

        @Test
        void aBuildOutputIsNotASource() throws Exception {
            arena(BUILDS);
            Files.createDirectories(root.resolve("agent-api/target/src"));
            touchLater(Files.writeString(root.resolve("agent-api/target/src/Made.java"), "made"));
            assertEquals("", arena(BUILDS).err());
        }

        @Test
        void aFailedBuildSaysWhatToDo() throws Exception {
            assertFails(arena("echo 'no compiler'; exit 3"), "no compiler", "the build failed", "a JDK (with javac)");
        }

        @Test
        void withoutMavenItNamesWhatToInstall() throws Exception {
            Shell shell = Shell.in(folder).with("PATH", "/nowhere").with("JAVA_HOME", System.getProperty("java.home"));
            Ran ran = shell.run(List.of(
                    "/bin/sh", "-c", """
                    dirname() { /usr/bin/dirname "$@" 2>/dev/null || /bin/dirname "$@"; }
                    sed() { /bin/sed "$@"; }
                    set -- --version
                    . 'src/bot arena/arena/bin/arena'
                    """, root.resolve("arena/bin/arena").toString()));
            assertFails(ran, "no mvn found", "Install Maven");
        }

        private Ran arena(String maven) throws Exception {
            Path bin = folder.resolve("fake");
            executable(bin.resolve("mvn"), maven);
            return Shell.in(folder)
                    .with("PATH", bin + ":" + System.getenv("PATH"))
                    .with("CALLS", calls.toString())
                    .with("ASSEMBLED", Assembled.home().toString())
                    .script("'src/bot arena/arena/bin/arena' --version");
        }

        private void touchLater(Path file) throws IOException {
            Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(60)));
        }
    }

    private static void assertFails(Ran ran, String... says) {
        RanAssertions.assertFails(1, ran, says);
        assertEquals("", ran.out(), ran::toString);
    }

    private static void executable(Path file, String script) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\n" + script + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
