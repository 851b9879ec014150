package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Path;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.machine.ProcessLock;
import org.botarena.arena.text.catalogue.Sentence;

/** Keeps a second run out of a tournament. */
final class RunLock implements AutoCloseable {
    private final ProcessLock lock;

    private RunLock(ProcessLock lock) {
        this.lock = lock;
    }

    /**
     * Takes the lock.
     *
     * @throws StoreException if another process has it, or the folder is not a tournament's
     */
    static RunLock take(Path file) {
        PlainFolder.require(file.toAbsolutePath().getParent());
        try {
            return new RunLock(ProcessLock.take(file)
                    .orElseThrow(() -> new StoreException(Sentence.of(
                            "error.run-lock",
                            file.toAbsolutePath().getParent(),
                            ProcessLock.holder(file)
                                    .map(Sentence::quote)
                                    .orElseGet(() -> Sentence.of("error.run-lock.unknown"))))));
        } catch (IOException e) {
            throw new StoreException(
                    "cannot write %s: %s. Give the right to write there, or take another folder."
                            .formatted(file, ResultsException.why(e)),
                    e);
        }
    }

    @Override
    public void close() {
        try {
            lock.close();
        } catch (IOException e) {
            throw new StoreException("the lock cannot be released: " + e.getMessage(), e);
        }
    }
}
