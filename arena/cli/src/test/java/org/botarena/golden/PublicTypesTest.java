package org.botarena.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A package of the engine, the command line or the live page only exports types that another package uses. */
class PublicTypesTest {
    /**
     * A class in another package; for a nested class or a constant, its enclosing class. The sources have no wildcard
     * imports.
     */
    private static final Pattern IMPORT = Pattern.compile("(?m)^import (?:static )?([a-z][a-z0-9.]*[.][A-Z]\\w*)");

    private static final Pattern TEXT = Pattern.compile("\"(?:[^\"\\\\\n]|\\\\.)*\"");

    private static final String PUBLIC = "(?s)^package ([\\w.]+);.*\n"
            + "public (?:(?:final|abstract|sealed|non-sealed) )*(?:class|record|interface|enum|@interface) %s\\b";

    /** Types used from a command line, as a service, or by an external program that reads the arena's files. */
    private static final Set<String> OPEN_TO_THE_WORLD = Set.of(
            "org.botarena.arena.cli.Main",
            "org.botarena.arena.cli.ManualPages",
            "org.botarena.arena.serve.HostCommand",
            "org.botarena.arena.serve.ServeCommands");

    @Test
    void everyPublicTypeIsUsedByAnotherPackage() throws IOException {
        Set<String> imported = new HashSet<>();
        for (Path source : sources(Golden.SOURCES)) {
            IMPORT.matcher(Files.readString(source)).results().forEach(found -> imported.add(found.group(1)));
        }
        List<String> unused = new ArrayList<>();
        for (String module : List.of("engine", "cli", "serve")) {
            for (Path source : sources(Golden.SOURCES.resolve("arena/%s/src/main/java".formatted(module)))) {
                String name = source.getFileName().toString().replace(".java", "");
                Matcher type = Pattern.compile(PUBLIC.formatted(name)).matcher(Files.readString(source));
                if (type.find()
                        && !imported.contains(type.group(1) + "." + name)
                        && !OPEN_TO_THE_WORLD.contains(type.group(1) + "." + name)
                        && !isHandedOut(name, source)) {
                    unused.add(type.group(1) + "." + name);
                }
            }
        }
        assertEquals(List.of(), unused, "public, and used by no other package: take 'public' off");
    }

    /** Whether a public signature of the package contains it, so that callers use it without an import. */
    private static boolean isHandedOut(String name, Path source) throws IOException {
        Pattern signature = Pattern.compile("public [^;{]*\\b%s\\b[^;{]*[;{]".formatted(name));
        for (Path neighbour : sources(source.getParent())) {
            if (!neighbour.equals(source)
                    && signature
                            .matcher(TEXT.matcher(Files.readString(neighbour)).replaceAll(""))
                            .find()) {
                return true;
            }
        }
        return false;
    }

    private static List<Path> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.toString().contains("target"))
                    .toList();
        }
    }
}
