package org.botarena.arena.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.botarena.arena.cluster.Lab.Done;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The README's tournament with the commands of the page on many machines, with two workers that share a home. */
@Timeout(600)
class PageIT {
    @AutoClose
    private Lab lab;

    @BeforeEach
    void open() throws IOException {
        lab = Lab.open();
    }

    /** The arguments of the page's command with this beginning, for this lab's master, with those of the test. */
    private String[] ofPage(String page, String command, String... more) throws IOException {
        String line = Files.readString(Path.of(page))
                .lines()
                .map(String::strip)
                .filter(each -> each.replaceFirst("^(arena/)?bin/", "").startsWith("arena " + command))
                .findFirst()
                .orElseThrow();
        String master = lab.url();
        List<String> words = new ArrayList<>(Arrays.asList(line.replaceFirst("^\\S+ ", "")
                .replace("spark://lab-1:7077", master)
                .replace("lab-1", "127.0.0.1")
                .split(" ")));
        words.addAll(List.of(more));
        return words.toArray(String[]::new);
    }

    @Test
    void theReadmesTournamentHasTheGamesOfALocalRun() throws IOException, InterruptedException {
        String readme = "../../README.md";
        String page = "../docs/cluster.md";
        String port = lab.url().replaceAll(".*:", "");
        lab.start("master", ofPage(page, "cluster start", "--port", port));
        lab.await("the master", () -> lab.said("master").contains("Play "));
        for (String name : List.of("one", "two")) {
            lab.start(name, ofPage(page, "worker", "--isolation", "process", "--lanes", "1", "--work", lab.work(name)));
        }
        lab.await(
                "the workers",
                () -> lab.said("one").contains("Folder ") && lab.said("two").contains("Folder "));

        List<String> far = new ArrayList<>(List.of(ofPage(page, "run")));
        List<String> of = List.of(ofPage(readme, "run", "--seed", "7", "--isolation", "process"));
        far.addAll(of.subList(1, of.size()));
        far.addAll(List.of("--out", "there"));
        Done there = lab.run("far", far.toArray(String[]::new));
        assertEquals(0, there.code(), there.said());
        List<String> near = new ArrayList<>(of);
        near.addAll(List.of("--out", "here"));
        Done here = lab.run("near", near.toArray(String[]::new));
        assertEquals(0, here.code(), here.said());

        assertEquals(lab.games("here"), lab.games("there"));
        assertEquals(2, lab.played("there").size());
        lab.kill();
        lab.assertNoProcessIsLeft(40);
    }
}
