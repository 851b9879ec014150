package org.botarena.arena.roster;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.arena.admission.Naming;
import org.botarena.arena.roster.Resolver.Resolved;

/**
 * Tells apart entrants whose files share a name, by prefixing the folders in which their paths differ. Two checkouts
 * of a project, {@code v1/bot/bot.jar} and {@code v2/bot/bot.jar}, play as {@code v1/bot} and {@code v2/bot}.
 */
final class DistinctNames {
    private DistinctNames() {}

    /** Returns these entrants, with longer names where different files share one. */
    static List<Resolved> of(List<Resolved> named) {
        Map<String, Set<Path>> files = named.stream()
                .map(Resolved::found)
                .collect(Collectors.groupingBy(
                        Found::name, Collectors.mapping(found -> DropFolder.real(found.path()), Collectors.toSet())));
        return named.stream()
                .map(entrant -> new Resolved(
                        named(entrant.found(), files.get(entrant.found().name())), entrant.options()))
                .toList();
    }

    private static Found named(Found found, Set<Path> files) {
        if (files.size() == 1) {
            return found;
        }
        Map<Path, List<String>> folders = new LinkedHashMap<>();
        files.forEach(file -> folders.put(file, folders(file)));
        List<String> own = folders.get(DropFolder.real(found.path()));
        int levels = 1;
        while (haveEqualEnds(folders, levels)) {
            levels++;
        }
        String differing = IntStream.range(0, levels)
                .mapToObj(up -> levelsUp(up, own, folders))
                .filter(folder -> !folder.isEmpty())
                .reduce("", (below, above) -> above + "/" + below);
        return new Found(found.path(), differing + found.name());
    }

    /**
     * The name of the folder that many levels above a file, or empty if all files share it, because then it
     * distinguishes nothing.
     */
    private static String levelsUp(int up, List<String> own, Map<Path, List<String>> all) {
        Set<String> there =
                all.values().stream().map(folders -> at(up, folders)).collect(Collectors.toSet());
        return there.size() == 1 ? "" : at(up, own);
    }

    private static boolean haveEqualEnds(Map<Path, List<String>> folders, int levels) {
        Set<List<String>> ends = new HashSet<>();
        folders.values()
                .forEach(own -> ends.add(
                        IntStream.range(0, levels).mapToObj(up -> at(up, own)).toList()));
        return ends.size() < folders.size()
                && levels < folders.values().stream().mapToInt(List::size).max().orElse(0);
    }

    private static String at(int up, List<String> folders) {
        return up < folders.size() ? folders.get(up) : "";
    }

    /** The folders that a file is in, the nearest first. */
    private static List<String> folders(Path file) {
        Path parent = file.toAbsolutePath().normalize().getParent();
        int count = parent == null ? 0 : parent.getNameCount();
        return IntStream.range(0, count)
                .mapToObj(up -> Naming.clean(parent.getName(count - 1 - up).toString()))
                .toList();
    }
}
