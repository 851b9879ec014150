package org.botarena.arena.process.enclosure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.botarena.arena.process.jvm.ChildRuntime;

/**
 * The files of this machine that a child in the sandbox sees, all read-only. They are the system's libraries, the
 * host's jars, and the JDK with the targets of its links. Immutable.
 *
 * @param words the arguments for bubblewrap
 */
record VisibleFiles(List<String> words) {
    /** Where systems that keep every package in its own folder have their libraries. */
    private static final List<Path> STORES = List.of(Path.of("/nix/store"), Path.of("/gnu/store"));

    VisibleFiles {
        words = List.copyOf(words);
    }

    /**
     * The view for this runtime.
     *
     * @param program the only program besides Java that runs inside
     * @throws IOException if the JDK cannot be read
     */
    static VisibleFiles of(ChildRuntime runtime, Path program) throws IOException {
        List<String> words = new ArrayList<>();
        Set<Path> visible = new LinkedHashSet<>();
        for (Path libraries : libraries()) {
            if (Files.isSymbolicLink(libraries)) {
                words.addAll(
                        List.of("--symlink", Files.readSymbolicLink(libraries).toString(), libraries.toString()));
            } else {
                visible.add(libraries);
            }
        }
        Path of = runtime.home().orElse(runtime.program());
        STORES.stream().filter(of::startsWith).forEach(visible::add);
        show(of, visible);
        if (runtime.home().isPresent()) {
            for (Path target : targets(of)) {
                show(target, visible);
            }
        }
        show(program, visible);
        runtime.files().forEach(file -> show(file, visible));
        visible.forEach(path -> words.addAll(List.of("--ro-bind", path.toString(), path.toString())));
        return new VisibleFiles(words);
    }

    private static void show(Path path, Collection<Path> visible) {
        if (visible.stream().noneMatch(path::startsWith)) {
            visible.add(path);
        }
    }

    /** {@code /lib}, {@code /lib64}, {@code /usr/lib} and the like; on most systems the first ones are links. */
    private static List<Path> libraries() throws IOException {
        List<Path> all = new ArrayList<>();
        for (Path parent : List.of(Path.of("/usr"), Path.of("/"))) {
            try (Stream<Path> children = Files.list(parent)) {
                children.filter(path -> path.getFileName().toString().matches("lib(32|64|x32)?"))
                        .sorted()
                        .forEach(all::add);
            }
        }
        return all;
    }

    /** The targets of the JDK's links: Debian keeps its settings below {@code /etc}. */
    private static Set<Path> targets(Path home) throws IOException {
        Set<Path> targets = new LinkedHashSet<>();
        for (String part : List.of("bin", "conf", "lib")) {
            if (!Files.isDirectory(home.resolve(part))) {
                continue;
            }
            try (Stream<Path> files = Files.walk(home.resolve(part))) {
                for (Path link : files.filter(Files::isSymbolicLink).toList()) {
                    Path target = link.getParent()
                            .resolve(Files.readSymbolicLink(link))
                            .normalize();
                    if (Files.exists(target) && !target.startsWith(home)) {
                        targets.add(folderOfItsOwn(target));
                    }
                }
            }
        }
        return targets;
    }

    /**
     * One mount for all settings instead of thirty: {@code /etc/java-17-openjdk}. Any other file gets its own mount.
     */
    private static Path folderOfItsOwn(Path target) {
        boolean isDeep = target.getNameCount() > 2;
        return isDeep && target.getName(1).toString().matches("(java|jdk|jvm|openjdk)[0-9.-].*")
                ? target.getRoot().resolve(target.subpath(0, 2))
                : target;
    }
}
