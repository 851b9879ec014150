package org.botarena.bench.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small installation whose types hold a game in several ways. */
class TypesByContentTest {
    @TempDir
    Path folder;

    private TypesByContent types(String source) throws IOException {
        Path file = Files.writeString(folder.resolve("All.java"), source);
        Path jars = Files.createDirectories(folder.resolve("jars"));
        Path classes = folder.resolve("classes");
        assertEquals(0, tool("javac", "-proc:none", "-d", classes.toString(), file.toString()));
        assertEquals(0, tool("jar", "-cf", jars.resolve("arena-1.jar").toString(), "-C", classes.toString(), "."));
        return TypesByContent.in(folder);
    }

    private static int tool(String name, String... arguments) {
        return ToolProvider.findFirst(name).orElseThrow().run(System.out, System.err, arguments);
    }

    @Test
    void aRecordHoldsPliesDirectlyAsTextOrThroughAComponent() throws IOException {
        TypesByContent types = types("""
                package a;
                import java.util.*;
                record Ply(int number) {}
                record Game(List<Ply> all) {}
                record News(Optional<Game> game) {}
                record Row(List<String> moves) {}
                record Count(int moves, List<String> names) {}
                class Player { Game game; }
                """);
        assertEquals(Set.of("a.Ply", "a.Game", "a.News", "a.Row"), types.holdingPlies());
    }

    @Test
    void fiveFieldsOfTheSettingsAreOneFormOfThem() throws IOException {
        TypesByContent types = types("""
                package a;
                record TournamentSpec(Terms terms, int pairs, long seed, String out) {}
                record Terms(int moveTime) {}
                record Typed(String game, String pairs, String seed, String moveTime, String out) {}
                enum Option { PAIRS, SEED, OUT, MOVE_TIME, GAME }
                record Other(String game, String pairs, String seed, String moveTime) {}
                """);
        assertEquals(Set.of("a.Typed", "a.Option"), types.repeatingSettings());
    }
}
