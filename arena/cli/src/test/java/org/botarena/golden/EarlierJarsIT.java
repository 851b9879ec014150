package org.botarena.golden;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Jars built against the API of 1.0.0: sample agents and hostile ones. They are still admitted, and play the same
 * games.
 */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class EarlierJarsIT {
    /** Each agent counts instead of using time, so the games are the same everywhere. */
    private static final String ENTRANTS = " agents/uct.jar:simulations=50 agents/flat.jar:rounds=20"
            + " agents/alphabeta.jar:depth=3 agents/HasAPluginClass.jar agents/PlaysTheLargestNumber.jar";

    /** Measurements of a trial, wrapped by their length, and the similarity to current samples. */
    private static final String OF_TODAY = "(?m)^(  time|  memory|alike) .*\\n( {11}.*\\n)*";

    @TempDir
    Path folder;

    @BeforeEach
    void copy() throws Exception {
        Path agents = Files.createDirectory(folder.resolve("agents"));
        try (Stream<Path> jars = Files.list(Golden.FOLDER.resolve("jars"))) {
            for (Path jar : jars.toList()) {
                Files.copy(jar, agents.resolve(jar.getFileName()));
            }
        }
    }

    @Test
    void earlierJarsAreAdmittedAndPlayUnchanged() throws Exception {
        Typing typing = new Typing(folder);
        StringBuilder told = new StringBuilder();
        for (String command : List.of(
                "check agents --game tictactoe --isolation=process",
                "run --game tictactoe --seed 7 --openings start --jobs 1 --isolation=process --move-time 20s"
                        + " --start-time 20s --quiet --out cup --format gauntlet --against random agents/random.jar"
                        + ENTRANTS)) {
            told.append(typing.transcript(command).replaceAll(OF_TODAY, ""));
        }
        Golden.assertSame("jars.txt", told.toString());
    }
}
