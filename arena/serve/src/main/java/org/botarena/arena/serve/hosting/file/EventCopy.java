package org.botarena.arena.serve.hosting.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.io.file.PathUtils;
import org.botarena.arena.files.PrivateFolder;
import org.botarena.arena.store.Database;
import org.botarena.arena.store.FolderCopy;
import org.botarena.arena.store.Journal;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.venue.Failed;

/** Copies an event as it is, also while it is hosted. */
public final class EventCopy {
    private final Path event;
    private final Path to;
    private final FolderCopy copy;

    /**
     * One that is not made yet.
     *
     * @throws Failed if there is no event, or the other folder is not empty
     */
    EventCopy(Path event, Path to) {
        if (!EventFile.isIn(event)) {
            throw new Failed("there is no event in %s: name the folder that arena host was given".formatted(event));
        }
        try {
            if (Files.exists(to) && !(Files.isDirectory(to) && PathUtils.isEmptyDirectory(to))) {
                throw new Failed("no copy can be made in %s: something is there already. Name a folder that is new"
                        .formatted(to));
            }
            PrivateFolder.make(to.toAbsolutePath());
        } catch (IOException e) {
            throw new Failed("no copy can be made in %s: %s".formatted(to, e.getMessage()), e);
        }
        this.event = event;
        this.to = to;
        copy = new FolderCopy(event, to);
    }

    /**
     * Copies it into a folder that only this user can enter, and looks through the copy.
     *
     * @throws Failed if there is none, the other folder is not empty, or something cannot be copied
     */
    public static void of(Path event, Path to) {
        new EventCopy(event, to).now();
    }

    /** Copies what has changed since the last time, and looks through the copy. */
    void now() {
        try {
            copy.now();
            Files.deleteIfExists(to.resolve(EventFile.MARK)); // it may tell of a change that came during the copy
            journals();
            require();
        } catch (IOException | StoreException e) {
            throw new Failed("the copy is not whole: %s. Make room, and copy into another folder".formatted(e), e);
        }
    }

    /** Once more: a store must not know a game that its journal does not. */
    private void journals() throws IOException {
        try (Stream<Path> files = Files.walk(event)) {
            List<Path> all = files.filter(file -> file.endsWith(Journal.FILE)).toList();
            for (Path journal : all) {
                Path copied = to.resolve(event.relativize(journal));
                if (!Files.exists(copied) || Files.size(copied) != Files.size(journal)) {
                    Files.copy(journal, copied, StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }
    }

    private void require() {
        try (Database copy = Database.openAsIs(to.resolve(EventFile.NAME), EventFile.SCHEMA)) {
            List<String> damage = copy.damage();
            if (!damage.isEmpty()) {
                throw new Failed("the copy of %s is damaged: %s".formatted(EventFile.NAME, damage.get(0)));
            }
        }
    }
}
