package org.botarena.arena.verification;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.report.Reports;
import org.botarena.arena.store.State;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;

/** Publishes the files of a tournament again, in another folder, and compares them byte by byte. One thread. */
final class PublishedAudit {
    private PublishedAudit() {}

    /**
     * Reports files that are missing or differ from the store; nothing for a tournament whose last run has not ended.
     */
    static void look(Store store, Games games, Consumer<String> found) {
        if (store.progress() == State.BEGUN) {
            return; // the files belong to an earlier end, or do not exist
        }
        try {
            Path made = Files.createTempDirectory("botarena-verify-");
            try {
                Reports.write(store, games, made);
                for (Path file : files(made)) {
                    compare(store.folder(), made, file, found);
                }
            } finally {
                FileUtils.deleteQuietly(made.toFile());
            }
        } catch (ResultsException e) {
            found.accept("the published files cannot be made again: " + e.getMessage());
        } catch (IOException e) {
            throw new StoreException("no room for the published files to compare with: " + e.getMessage(), e);
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static void compare(Path folder, Path made, Path file, Consumer<String> found) throws IOException {
        Path name = made.relativize(file);
        Path published = folder.resolve(name);
        if (!Files.isRegularFile(published)) {
            found.accept("%s is missing: arena report %s writes it".formatted(name, folder));
            return;
        }
        long byteAt = Files.mismatch(file, published);
        if (byteAt >= 0) {
            found.accept(String.format(
                    Locale.ROOT,
                    "%s differs from what the recorded games give (from byte %d on): arena report %s rewrites it",
                    name,
                    byteAt,
                    folder));
        }
    }
}
