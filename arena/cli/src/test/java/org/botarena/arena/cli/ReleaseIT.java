package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.botarena.arena.cli.Shell.Ran;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * A tag publishes the output of the build: the workflow's steps run here, with a substitute for the hosting site's
 * command.
 */
@EnabledOnOs(OS.LINUX)
class ReleaseIT {
    /** A step's commands: on the line, or below it with an indentation of ten blanks. */
    private static final Pattern RUN = Pattern.compile("(?m)^ {8}run: (?:\\|\n((?: {10}.*\n)+)|(.*)\n)");

    private static final Pattern USES = Pattern.compile("(?m)^ +- uses: (.*)@");

    @TempDir
    Path folder;

    private final Path workflow = Assembled.sources().resolve(".github/workflows/release.yml");

    private List<String> steps() throws Exception {
        return RUN.matcher(Files.readString(workflow))
                .results()
                .map((MatchResult step) ->
                        step.group(1) == null ? step.group(2) : step.group(1).replaceAll("(?m)^ {10}", ""))
                .toList();
    }

    private void write(String file, String text) throws Exception {
        Files.createDirectories(folder.resolve(file).getParent());
        Files.writeString(folder.resolve(file), text);
    }

    @Test
    void itBuildsWithTheCommandOfThePageForContributors() throws Exception {
        String build = steps().get(0).replaceFirst(" -Drelease.url=.*", "");
        String page = Files.readString(Assembled.sources().resolve("arena/docs/contributing.md"));
        assertTrue(page.contains("`" + build + "`"), build);
        assertEquals(
                List.of("actions/checkout", "actions/setup-java"),
                USES.matcher(Files.readString(workflow))
                        .results()
                        .map(one -> one.group(1))
                        .toList());
    }

    @Test
    void itPublishesTheTwoZipsAndTheirChecksums() throws Exception {
        String zip = Assembled.distribution().getFileName().toString();
        String version = zip.replaceAll("^arena-|[.]zip$", "");
        write(Assembled.sources().relativize(Assembled.distribution()).toString(), "the arena");
        String page = Files.readString(Assembled.sources().resolve("arena/docs/contributing.md"));
        String other = "arena/cluster/target/arena-cluster-%s.zip".formatted(version);
        assertTrue(page.contains("`" + other + "`"), other);
        write(other, "the other");
        write("bin/gh", "#!/bin/sh\nprintf '%s\\n' \"$@\" >asked\n");
        assertTrue(folder.resolve("bin/gh").toFile().setExecutable(true));
        Ran ran = Shell.in(folder)
                .with("PATH", folder.resolve("bin") + ":" + System.getenv("PATH"))
                .with("GITHUB_REF_NAME", "v" + version)
                .script("set -e\n(" + steps().get(1) + ")\n" + steps().get(2) + "cd release; sha256sum -c SHA256SUMS");
        assertEquals(0, ran.code(), ran::toString);
        List<String> asked = Files.readAllLines(folder.resolve("asked"));
        assertEquals(List.of("release", "create", "v" + version, "--verify-tag"), asked.subList(0, 4));
        assertEquals(
                List.of("release/SHA256SUMS", "release/" + zip, "release/arena-cluster-" + version + ".zip"),
                asked.stream()
                        .filter(word -> word.startsWith("release/"))
                        .sorted()
                        .toList());
        assertEquals(
                2, ran.out().lines().filter(line -> line.endsWith(".zip: OK")).count(), ran::toString);
    }
}
