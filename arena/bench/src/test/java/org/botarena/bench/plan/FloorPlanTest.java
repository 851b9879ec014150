package org.botarena.bench.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small source tree with a circle between a package and one below it, which must be found. */
class FloorPlanTest {
    @TempDir
    Path root;

    @BeforeEach
    void build() throws IOException {
        Files.createDirectories(root.resolve("engine"));
        Files.writeString(root.resolve("engine/pom.xml"), "<project/>");
        source("a/Top.java", "package a;\n\n// gauntlet\npublic class Top { // the top\n    Middle middle;\n}\n");
        source("a/Middle.java", "package a;\npublic class Middle {\n    a.b.Below below;\n}\n");
        source("a/b/Below.java", "package a.b;\n/** Gauntlet. */\npublic class Below {\n    a.Top gauntlet;\n}\n");
        source("c/Alone.java", "package c;\npublic class Alone {\n    a.Top top;\n}\n");
    }

    private void source(String file, String text) throws IOException {
        Path path = root.resolve("engine/src/main/java").resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private String tables() throws IOException {
        int code = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(
                        System.out,
                        System.err,
                        "-proc:none",
                        "-d",
                        root.resolve("engine/target/classes").toString(),
                        "--source-path",
                        root.resolve("engine/src/main/java").toString(),
                        root.resolve("engine/src/main/java/c/Alone.java").toString());
        assertEquals(0, code);
        return FloorPlan.tables(root, Map.of("a format", "(?i)gauntlet"));
    }

    @Test
    void linesFilesLevelsAndCirclesAreCounted() throws IOException {
        String tables = tables();
        assertTrue(tables.contains("| engine | 3 | 4 | 19 | 16 |"), tables);
        assertTrue(tables.contains("The deepest package has 2 levels: a."), tables);
        assertTrue(tables.contains("| 2 | 1 | a, a.b |\n\nCircles: 1."), tables);
    }

    @Test
    void aThingNamedOnlyInACommentDoesNotCount() throws IOException {
        String tables = tables();
        assertTrue(tables.contains("| a format | 1 | 1 | Below.java |"), tables);
    }

    @Test
    void whatAnAnnotationNamesIsNeeded() throws IOException {
        source("a/b/Mark.java", "package a.b;\npublic @interface Mark {\n    Class<?> value();\n}\n");
        source("a/b/Below.java", "package a.b;\nimport c.Alone;\n@Mark(Alone.class)\npublic class Below {\n}\n");
        assertTrue(tables().contains("| 3 | 0 | a, a.b, c |"), tables());
    }

    @Test
    void withoutTheCircleNoCirclesAreCounted() throws IOException {
        source("a/b/Below.java", "package a.b;\npublic class Below {\n}\n");
        assertTrue(tables().contains("Circles: 0."));
    }

    @Test
    void aTreeThatIsNotBuiltIsNamed() {
        IOException failed = assertThrows(IOException.class, () -> FloorPlan.tables(root, Map.of()));
        assertTrue(failed.getMessage().contains("build first"), failed.getMessage());
    }
}
