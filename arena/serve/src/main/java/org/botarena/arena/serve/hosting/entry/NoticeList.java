package org.botarena.arena.serve.hosting.entry;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.text.JsonText;

/** The news for the authors of an event. Thread-safe. */
public record NoticeList(EventFile file) {
    private static final String COLUMNS = "number, person, at, kind, details, isseen";

    private static Notice read(ResultSet row) throws SQLException {
        return new Notice(
                row.getLong(1),
                row.getInt(2),
                row.getString(3),
                Notice.Kind.valueOf(row.getString(4)),
                values(row.getString(5)),
                row.getInt(6) == 1);
    }

    private static List<String> values(String json) {
        try {
            return JsonText.MAPPER.readValue(json, new TypeReference<>() {});
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the values of a notice are not a list: " + json, e);
        }
    }

    /** Adds news, once for each subject. */
    public void add(int person, Notice.Kind kind, String subject, List<String> values) {
        boolean isKnown = file.number(
                        "SELECT count(*) FROM notice WHERE person = ? AND kind = ? AND subject = ?",
                        person,
                        kind.name(),
                        subject)
                > 0;
        if (!isKnown) {
            file.update(
                    "INSERT INTO notice (person, at, kind, subject, details) VALUES (?, ?, ?, ?, ?)",
                    person,
                    file.stamp(),
                    kind.name(),
                    subject,
                    JsonText.MAPPER.valueToTree(values).toString());
        }
    }

    /** The checked uploads of approved authors who have no news about them yet. */
    public List<Upload> checked() {
        return file.all(
                "SELECT " + Upload.COLUMNS + " FROM upload WHERE state IN ('REFUSED', 'ADMITTED')"
                        + " AND person IN (SELECT author FROM person WHERE state = 'APPROVED')"
                        + " AND NOT EXISTS (SELECT 1 FROM notice"
                        + " WHERE person = upload.person AND kind = 'CHECK_DONE' AND subject = upload.id)",
                Upload::read);
    }

    /** Whether an author has news of this kind that is unread or younger than a time span. */
    public boolean isRecent(int person, Notice.Kind kind, Duration within) {
        return file.number(
                        "SELECT count(*) FROM notice WHERE person = ? AND kind = ? AND (isseen = 0 OR at > ?)",
                        person,
                        kind.name(),
                        EventFile.stamp(file.now().minus(within)))
                > 0;
    }

    /** An author's last news, the newest first. */
    public List<Notice> of(int person, int most) {
        return file.all(
                "SELECT " + COLUMNS + " FROM notice WHERE person = ? ORDER BY number DESC LIMIT ?",
                NoticeList::read,
                person,
                most);
    }

    /** Marks an author's news as read, up to a number. */
    public void see(int person, long number) {
        file.update("UPDATE notice SET isseen = 1 WHERE person = ? AND number <= ?", person, number);
    }

    /** The oldest undelivered news within a time span until now. */
    public Optional<Notice> undelivered(Duration within) {
        return file.first(
                "SELECT " + COLUMNS + " FROM notice WHERE issent = 0 AND at > ? ORDER BY number LIMIT 1",
                NoticeList::read,
                EventFile.stamp(file.now().minus(within)));
    }

    /** Marks news as delivered. */
    public void delivered(long number) {
        file.updateUnseen("UPDATE notice SET issent = 1 WHERE number = ?", number);
    }
}
