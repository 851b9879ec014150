package org.botarena.arena.rebuild;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.Printed;
import org.botarena.arena.store.database.StoreException;
import org.botarena.arena.store.database.StoreFiles;
import org.botarena.arena.store.table.OutputDatabase;

/** What agents printed in games whose records are lost, as far as it can still be read; from a copy. One thread. */
final class FormerOutput implements AutoCloseable {
    private final Path copy;
    private final Optional<OutputDatabase> output;

    private FormerOutput(Path copy, Optional<OutputDatabase> output) {
        this.copy = copy;
        this.output = output;
    }

    static FormerOutput in(Path folder) {
        try {
            Path copy = Files.createTempDirectory("botarena-rebuild-");
            StoreFiles files = new StoreFiles(folder);
            if (!files.hasOutput() || files.trouble(StoreFiles.OUTPUT).isPresent()) {
                return new FormerOutput(copy, Optional.empty());
            }
            files.copyTo(copy);
            return new FormerOutput(copy, Optional.of(OutputDatabase.open(copy.resolve(StoreFiles.OUTPUT))));
        } catch (IOException e) {
            throw new StoreException("no room for a copy of what was printed: " + e.getMessage(), e);
        }
    }

    /** Of the last attempt at a game, by seat; null: nothing. */
    List<Personal> of(String game) {
        return output.map(there -> Printed.personal(there.bySeatOfLast(game))).orElse(null);
    }

    @Override
    public void close() {
        output.ifPresent(OutputDatabase::close);
        FileUtils.deleteQuietly(copy.toFile());
    }
}
