package org.botarena.arena.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;
import org.botarena.arena.files.WholeFile;
import org.botarena.arena.record.form.Personal;

/** Deletes texts about people from a journal; no hash changes. */
public final class PersonalTexts {
    private PersonalTexts() {}

    /**
     * Rewrites a journal without some of these texts; no other process may write to it. Each file is replaced
     * atomically.
     *
     * @throws org.botarena.arena.files.ResultsException if it cannot be read or written; existing files stay
     */
    public static void erase(Path folder, Predicate<Personal> isErased) {
        JournalFile.in(folder).forEach(file -> eraseIn(file.path(), isErased));
    }

    private static void eraseIn(Path journal, Predicate<Personal> isErased) {
        WholeFile.write(journal, out -> {
            try (BufferedReader in = Files.newBufferedReader(journal)) {
                for (String line = in.readLine(); line != null; line = in.readLine()) {
                    out.write(JournalLine.without(line, isErased));
                    out.write('\n');
                }
            } catch (IOException e) {
                throw new IOException("%s cannot be read: %s".formatted(journal, e.getMessage()), e);
            }
        });
    }
}
