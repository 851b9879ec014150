package org.botarena.arena.store;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What the database of a tournament notes by name: facts, settings, and files of the organizer's. One thread at a time. */
public final class Facts {
    private static final String FILE = "file-";

    private final Database database;

    /** Those of a database. */
    public Facts(Database database) {
        this.database = database;
    }

    /** What was noted; empty: nothing. */
    public Optional<String> noted(String name) {
        return database.first("SELECT value FROM fact WHERE name = ?", row -> row.getString(1), name);
    }

    /**
     * What every tournament notes when it begins.
     *
     * @throws StoreException if it is not there
     */
    public String required(String name) {
        return noted(name).orElseThrow(() -> missing(name));
    }

    /** What is said of a store in which one of the first notes is not found. */
    public StoreException missing(String name) {
        return new StoreException(
                "%s does not say what an arena notes first ('%s'): it comes from elsewhere or was changed"
                        .formatted(database.file(), name));
    }

    /** Notes it, in the place of what was noted. */
    public void note(String name, String value) {
        database.update(
                "INSERT INTO fact VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", name, value);
    }

    /** Notes what stands in a file that reports are made with. */
    public void noteFile(String name, String text) {
        note(FILE + name, text);
    }

    /** What stood in such files when they were kept last, by name; what else a store may call a file is none. */
    public Map<String, String> files() {
        Map<String, String> texts = new TreeMap<>();
        Entry.KeptFile.NAMES.forEach(name -> noted(FILE + name).ifPresent(text -> texts.put(name, text)));
        return texts;
    }

    /** Notes what must stay the same as long as the tournament goes on. */
    public void note(Settings settings) {
        settings.texts()
                .forEach((name, text) -> database.update("INSERT OR REPLACE INTO setting VALUES (?, ?)", name, text));
    }

    /** What must stay the same as long as the tournament goes on. */
    public Settings settings() {
        Map<String, String> texts = new HashMap<>();
        database.each("SELECT name, value FROM setting", row -> {
            texts.put(row.getString(1), row.getString(2));
            return true;
        });
        return new Settings(texts);
    }
}
