package org.botarena.arena.cli.project.build;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.venue.Failed;

/**
 * The jar of a project for a game. Immutable.
 *
 * @param jar that was written
 * @param types of the games in it
 */
public record BuiltGame(Path jar, List<GameType> types) {
    /**
     * Packs the classes of a project, and loads the games once.
     *
     * @throws Failed if the jar cannot be written, or holds no game that can be played
     */
    public static BuiltGame of(Project project) {
        Path jar = project.jar();
        Path draft = jar.resolveSibling(jar.getFileName() + ".new");
        try {
            pack(project.classes(), draft);
            Files.move(draft, jar, StandardCopyOption.REPLACE_EXISTING);
            List<String> installed =
                    Games.installed().all().stream().map(GameType::name).toList();
            List<GameType> types = GameJars.in(jar.getParent()).games().all().stream()
                    .filter(type -> !installed.contains(type.name()))
                    .toList();
            return new BuiltGame(jar, types);
        } catch (IOException e) {
            throw new Failed("the jar cannot be written: %s".formatted(e.getMessage()), e);
        } catch (IllegalArgumentException e) {
            throw new Failed("it compiles, but cannot be played: %s".formatted(e.getMessage()), e);
        }
    }

    private static void pack(Path classes, Path jar) throws IOException {
        try (OutputStream out = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(out);
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                zip.putNextEntry(
                        new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, zip);
            }
        }
    }
}
