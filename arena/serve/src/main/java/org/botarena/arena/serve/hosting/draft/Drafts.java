package org.botarena.arena.serve.hosting.draft;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.serve.hosting.draft.Draft.CodeLanguage;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.text.JsonText;

/** The last drafts of each author. Saving one reloads no page. Thread-safe. */
final class Drafts {
    private static final int MOST_KEPT = 20;
    private static final String COLUMNS = "number, person, language, files, saved, isrun";
    private static final TypeReference<Map<String, String>> FILES = new TypeReference<>() {};

    private final EventFile file;

    Drafts(EventFile file) {
        this.file = file;
    }

    /** A person's drafts, the newest first. */
    List<Draft> of(int author) {
        return file.all(
                "SELECT " + COLUMNS + " FROM draft WHERE person = ? ORDER BY number DESC", Drafts::read, author);
    }

    /** A draft of a person. */
    Optional<Draft> find(int author, long number) {
        return file.first(
                "SELECT " + COLUMNS + " FROM draft WHERE person = ? AND number = ?", Drafts::read, author, number);
    }

    /**
     * Saves a person's draft. It replaces the draft that it began with, if that is the newest one and was not run.
     * Otherwise it becomes a new draft, and the oldest one is deleted.
     *
     * @param base the number of the draft that it began with, or 0
     */
    synchronized Draft save(int author, long base, CodeLanguage language, Map<String, String> files) {
        Optional<Draft> newest = of(author).stream().findFirst().filter(last -> last.language() == language);
        if (newest.isPresent() && newest.get().files().equals(files)) {
            return newest.get();
        }
        String json = JsonText.MAPPER.valueToTree(files).toString();
        if (newest.isPresent() && newest.get().number() == base && !newest.get().isRun()) {
            file.updateUnseen("UPDATE draft SET files = ?, saved = ? WHERE number = ?", json, file.stamp(), base);
        } else {
            file.updateUnseen(
                    "INSERT INTO draft (person, language, files, saved, isrun) VALUES (?, ?, ?, ?, 0)",
                    author,
                    language.name(),
                    json,
                    file.stamp());
            file.updateUnseen(
                    "DELETE FROM draft WHERE person = ? AND number NOT IN"
                            + " (SELECT number FROM draft WHERE person = ? ORDER BY number DESC LIMIT ?)",
                    author,
                    author,
                    MOST_KEPT);
        }
        return of(author).get(0);
    }

    /** Records that a draft was run or submitted: later changes become another draft. */
    void keep(Draft draft) {
        file.updateUnseen("UPDATE draft SET isrun = 1 WHERE person = ? AND number = ?", draft.author(), draft.number());
    }

    private static Draft read(ResultSet row) throws SQLException {
        try {
            return new Draft(
                    row.getLong(1),
                    row.getInt(2),
                    CodeLanguage.valueOf(row.getString(3)),
                    JsonText.MAPPER.readValue(row.getString(4), FILES),
                    row.getString(5),
                    row.getBoolean(6));
        } catch (JsonProcessingException e) {
            throw new SQLException("a draft is damaged", e);
        }
    }
}
