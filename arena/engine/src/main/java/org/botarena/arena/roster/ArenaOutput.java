package org.botarena.arena.roster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Recognises folders that the arena wrote: the list and the letters of a check, a tournament, all results. */
final class ArenaOutput {
    /** A tournament's folder has one of these from its first moment on. */
    private static final List<String> TOURNAMENT = List.of("tournament.lock", "tournament.db");

    private static final Set<String> CHECK = Set.of(Roster.CHECK_LIST, Roster.CHECK_LETTERS);

    private ArenaOutput() {}

    /**
     * Whether a folder is one, with nothing added that could be a submission.
     *
     * @throws UncheckedIOException if it cannot be read
     */
    static boolean isOne(Path folder) {
        return Files.isDirectory(folder) && (isCheck(folder) || isTournament(folder) || isResults(folder));
    }

    private static boolean isCheck(Path folder) {
        return Files.isRegularFile(folder.resolve(Roster.CHECK_LIST))
                && children(folder).stream()
                        .allMatch(path -> CHECK.contains(path.getFileName().toString()))
                && children(folder.resolve(Roster.CHECK_LETTERS)).stream()
                        .allMatch(path -> path.toString().endsWith(".txt"));
    }

    private static boolean isTournament(Path folder) {
        return TOURNAMENT.stream().anyMatch(file -> Files.isRegularFile(folder.resolve(file)))
                && children(folder).stream().noneMatch(DropFolder::holdsAgent);
    }

    private static boolean isResults(Path folder) {
        List<Path> all = children(folder);
        return !all.isEmpty() && all.stream().allMatch(ArenaOutput::isTournament);
    }

    private static List<Path> children(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(path -> !DropFolder.isHidden(path.getFileName()))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the folder " + folder.toAbsolutePath(), e);
        }
    }
}
