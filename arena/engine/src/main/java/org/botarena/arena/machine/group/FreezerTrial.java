package org.botarena.arena.machine.group;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * The result of trying to freeze a process on this machine. The system decides whether the arena may create control
 * groups.
 */
public sealed interface FreezerTrial {
    /**
     * A process was frozen and resumed.
     *
     * @param group the arena's own, in which others can be created
     */
    record Works(Path group) implements FreezerTrial {}

    /**
     * No process was frozen.
     *
     * @param why the reason, in a phrase
     */
    record Fails(String why) implements FreezerTrial {}

    /** Creates a group, moves a shell into it, freezes it and lets it end; takes some hundredths of a second. */
    static FreezerTrial run(Optional<Path> shell) {
        return run(Hierarchy.here(), shell);
    }

    /** Tries it in the given hierarchy. */
    static FreezerTrial run(Hierarchy hierarchy, Optional<Path> shell) {
        if (shell.isEmpty()) {
            return new Fails("there is no shell to move a process into a group");
        }
        try {
            Path own = hierarchy.ownGroup();
            Groups groups = Groups.below(own);
            try {
                return tried(groups, shell.get()).<FreezerTrial>map(Fails::new).orElse(new Works(own));
            } finally {
                groups.remove();
            }
        } catch (AccessDeniedException e) {
            return new Fails("this user may not make groups below "
                    + Path.of(e.getFile()).getParent());
        } catch (FileSystemException e) {
            return new Fails("%s: %s"
                    .formatted(e.getFile(), Optional.ofNullable(e.getReason()).orElse("is not there")));
        } catch (IOException e) {
            return new Fails(e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Fails("interrupted");
        }
    }

    private static Optional<String> tried(Groups groups, Path shell) throws IOException, InterruptedException {
        Group group = groups.next();
        List<String> command = new ArrayList<>(group.entering(shell));
        command.addAll(List.of(shell.toString(), "-c", "echo in; read -r word"));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try (BufferedReader said = process.inputReader()) {
            String first = said.readLine();
            if (!"in".equals(first)) {
                return Optional.of("no process can be moved into a group: " + first);
            }
            group.freeze();
            if (!eventually(group)) {
                return Optional.of("a group did not freeze when asked to");
            }
            process.outputWriter().append('\n').flush();
            if (process.waitFor(20, TimeUnit.MILLISECONDS)) {
                return Optional.of("a process in a frozen group kept running");
            }
            group.thaw();
            return process.waitFor(2, TimeUnit.SECONDS) && process.exitValue() == 0
                    ? Optional.empty()
                    : Optional.of("a process that was frozen did not go on");
        } finally {
            group.remove();
        }
    }

    private static boolean eventually(Group group) throws IOException, InterruptedException {
        for (int i = 0; i < 2000 && !group.isFrozen(); i++) {
            Thread.sleep(1);
        }
        return group.isFrozen();
    }
}
