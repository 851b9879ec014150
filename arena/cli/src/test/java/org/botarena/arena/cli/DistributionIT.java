package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.text.catalogue.Language;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The zip for distribution: it is complete, and works from a read-only folder with an unusual path. */
@DisabledOnOs(OS.WINDOWS)
class DistributionIT {
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```sh\n(.*?)^```$");

    private static final Pattern PAGE = Pattern.compile("\\bdocs/[\\w.-]+\\w");

    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"|\\]\\(([^)]*)\\)");

    @TempDir
    static Path folder;

    private static Unpacked unpacked;

    @BeforeAll
    static void unpack() throws Exception {
        unpacked = Unpacked.below(folder);
    }

    @AfterAll
    static void delete() throws Exception {
        unpacked.close();
    }

    private static Shell in(Path where) {
        return Shell.in(where)
                .with("BOTARENA_CACHE", Workplace.CACHE.toString())
                .with("JAVA_HOME", System.getProperty("java.home"))
                .with("BOTARENA_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1");
    }

    @Test
    void itContainsEverythingAnAuthorAndAnOrganizerNeed() throws Exception {
        Path home = unpacked.home();
        String version = home.getFileName().toString().substring("arena-".length());
        String api = "kit/repository/org/botarena/agent-api/%1$s/agent-api-%1$s".formatted(version);
        String practice = "kit/repository/org/botarena/arena-practice/%1$s/arena-practice-%1$s".formatted(version);
        for (String file : List.of(
                "bin/arena.cmd",
                "agents/samples/uct.jar",
                "docs/index.html",
                "man/man1/arena.1",
                "man/man1/arena-run.1",
                "man/man1/arena-host.1",
                "docs/first-agent.html",
                "docs/games/reversi.html",
                "docs/style.css",
                "docs/search-index.js",
                "docs/javadoc/org/botarena/api/Agent.html",
                "README.md",
                "LICENSE",
                "licences/README.txt",
                "licences/picocli-4.7.7/LICENSE",
                api + ".jar",
                api + ".pom",
                api + "-sources.jar",
                api + "-javadoc.jar",
                practice + ".jar",
                practice + ".pom",
                practice + "-sources.jar",
                "kit/wrapper/mvnw.cmd")) {
            assertTrue(Files.size(home.resolve(file)) > 0, file);
        }
        assertTrue(Files.isExecutable(home.resolve("bin/arena")));
        assertTrue(Files.readString(home.resolve("bin/arena.cmd")).contains("\r\n"));
        assertEquals(version, Assembled.distribution().getFileName().toString().replaceAll("^arena-|[.]zip$", ""));
    }

    /** Covers its README and every page. */
    @Test
    void everyLinkLeadsToAFileOfTheZip() throws Exception {
        Path home = unpacked.home();
        List<String> dead = new ArrayList<>();
        try (Stream<Path> pages = Files.walk(home.resolve("docs"))) {
            for (Path page : Stream.concat(
                            Stream.of(home.resolve("README.md"), home.resolve("agents/README.md")), pages)
                    .filter(file -> file.toString().matches(".*[.](html|md)"))
                    .filter(file -> !file.startsWith(home.resolve("docs/javadoc")))
                    .toList()) {
                LINK.matcher(Files.readString(page))
                        .results()
                        .map(link -> Objects.requireNonNullElse(link.group(1), link.group(2)))
                        .filter(link -> !link.matches("[a-z]+:.*|#.*|"))
                        .filter(link -> !Files.isRegularFile(page.resolveSibling(link.replaceFirst("#.*", ""))))
                        .forEach(link -> dead.add(home.relativize(page) + " -> " + link));
            }
        }
        assertEquals(List.of(), dead);
    }

    @Test
    void everyPageThatAMessageNamesIsInTheZip() {
        for (Language language : Language.values()) {
            String texts = String.join("\n", language.all("").values());
            List<String> named =
                    PAGE.matcher(texts).results().map(page -> page.group()).toList();
            assertTrue(named.size() > 1, named::toString);
            assertEquals(
                    List.of(),
                    named.stream()
                            .filter(page -> !Files.isRegularFile(unpacked.home().resolve(page)))
                            .toList());
            assertFalse(texts.contains(".md"), "a page of the zip is HTML");
        }
    }

    /** It excludes SQLite's libraries for unsupported systems. */
    @Test
    void itIsSmallEnoughToDistribute() throws Exception {
        assertTrue(Files.size(Assembled.distribution()) < 31_500_000, "" + Files.size(Assembled.distribution()));
    }

    @Test
    void itPlaysAndWritesNothingIntoItsOwnFolder() throws Exception {
        SortedMap<String, String> before = unpacked.content();
        Path elsewhere = Files.createDirectories(folder.resolve("ailleurs, là-bas"));
        Ran ran = in(elsewhere)
                .with("PATH", unpacked.home().resolve("bin") + ":" + System.getenv("PATH"))
                .script("arena run random greedy --game reversi:size=4 --move-time 200ms --pairs 1");
        assertEquals(0, ran.code(), ran::toString);
        assertTrue(Files.isDirectory(elsewhere.resolve("results")), ran::toString);
        assertEquals(before, unpacked.content());
    }

    /** From the zip to a ranked game, in one terminal. */
    @Tag("slow")
    @Test
    void theStudentsChecklistWorksUnchanged() throws Exception {
        String page = Files.readString(Assembled.sources().resolve("arena/docs/first-agent.md"));
        String commands =
                BLOCK.matcher(page).results().map(block -> block.group(1)).collect(Collectors.joining());
        assertTrue(commands.contains("arena new-agent") && commands.contains("arena run"), commands);
        Ran ran = in(unpacked.folder()).script("set -e\n" + commands);
        assertEquals(0, ran.code(), ran::toString);
        assertTrue(ran.out().contains("admitted"), ran::toString);
        assertFalse(ran.err().contains("this is a bug"), ran::toString);
        String ranking = Files.readString(unpacked.folder().resolve("first-games/standings.csv"));
        assertTrue(ranking.contains("my-agent"), ranking);
    }
}
