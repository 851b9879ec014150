package org.botarena.arena.process.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The choice of the Python that runs agents, and the message for a machine without Python. */
@DisabledOnOs(OS.WINDOWS)
class PythonTest {
    @TempDir
    Path folder;

    private Path python(String name, String says) throws IOException {
        Path place = Files.createDirectory(folder.resolve(name));
        Path program = Files.writeString(place.resolve("python3"), "#!/bin/sh\n" + says);
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
        return place;
    }

    @Test
    void theFirstRecentPythonIsChosen() throws IOException {
        Path real = Files.writeString(folder.resolve("real"), "").toRealPath();
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Path old = python("old", "printf '/usr/bin/python3.7\\n/usr\\n0\\n'");
        Path broken = python("broken", "exit 1");
        Path shim = python("shim", "printf '%s\\n/usr\\n1\\n' " + real);
        assertEquals(new Python(real, List.of()), Python.in(List.of(empty, old, broken, shim), false));
    }

    @Test
    void withoutPythonTheMessageSaysWhereItLookedAndWhatToInstall() throws IOException {
        Path old = python("old", "printf '/usr/bin/python3.7\\n/usr\\n0\\n'");
        IOException missing =
                assertThrows(IOException.class, () -> Python.in(List.of(old, Path.of("/nowhere")), false));
        assertEquals(
                ("Python is missing: found no python3 (3.8 or newer) that every user may run in %s, /nowhere. Install it"
                                + " ('apt install python3', 'dnf install python3'), or leave the Python agents out")
                        .formatted(old),
                missing.getMessage());
    }

    /** The number of positions after each number of plies; a pass is a ply. */
    private static final String PERFT = """
            import sys
            sys.path.append(sys.argv[1])
            from bitreversi import BitboardReversi

            def count(board, player, depth):
                if depth == 0 or board.game_over():
                    return 1
                positions = 0
                for move in board.valid_moves(player):
                    after = board.copy()
                    assert after.make_move(*move, player)
                    positions += count(after, -player, depth - 1)
                return positions or count(board, -player, depth - 1)

            print(*(count(BitboardReversi(size), 1, depth) for size, depth in ((8, 6), (6, 6), (4, 8))))
            """;

    @Test
    void theBoardOfTheCourseFollowsTheRulesOfReversi() throws Exception {
        Optional<Python> python = Python.find();
        assumeTrue(python.isPresent(), "no Python is installed");
        try (InputStream text = Python.class.getResourceAsStream("bitreversi.py")) {
            Files.write(folder.resolve("bitreversi.py"), text.readAllBytes());
        }
        Process counts =
                new ProcessBuilder(python.get().interpreter().toString(), "-c", PERFT, folder.toString()).start();
        assertEquals(
                "8200 7604 9116", new String(counts.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip());
    }
}
