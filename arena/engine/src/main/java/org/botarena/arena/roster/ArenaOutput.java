package org.botarena.arena.roster;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** Recognises folders that the arena wrote: the list and the letters of a check, a tournament, all results. */
final class ArenaOutput {
    /** The files of a tournament's folder; every run creates one of them first. */
    private static final List<String> TOURNAMENT = List.of("tournament.lock", "tournament.db");

    private static final Set<String> CHECK = Set.of(Roster.CHECK_LIST, Roster.CHECK_LETTERS);

    private ArenaOutput() {}

    /**
     * Whether the arena wrote this folder and nothing that could be a submission was added.
     *
     * @throws java.io.UncheckedIOException if it cannot be read
     */
    static boolean isOne(Path folder) {
        return Files.isDirectory(folder) && (isCheck(folder) || isTournament(folder) || isResults(folder));
    }

    private static boolean isCheck(Path folder) {
        return Files.isRegularFile(folder.resolve(Roster.CHECK_LIST))
                && DropFolder.children(folder).stream()
                        .allMatch(path -> CHECK.contains(path.getFileName().toString()))
                && holdsLetters(folder.resolve(Roster.CHECK_LETTERS));
    }

    private static boolean holdsLetters(Path folder) {
        return !Files.isDirectory(folder)
                || DropFolder.children(folder).stream()
                        .allMatch(path -> path.toString().endsWith(".txt"));
    }

    private static boolean isTournament(Path folder) {
        return TOURNAMENT.stream().anyMatch(file -> Files.isRegularFile(folder.resolve(file)))
                && DropFolder.children(folder).stream().noneMatch(DropFolder::holdsAgent);
    }

    private static boolean isResults(Path folder) {
        List<Path> all = DropFolder.children(folder);
        return !all.isEmpty() && all.stream().allMatch(ArenaOutput::isTournament);
    }
}
