package org.botarena.arena.serve.hosting.people;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.file.Token;
import org.botarena.arena.store.StoreException;

/** Links and the devices signed in by them; only their hashes are kept. Thread-safe. */
public record Access(EventFile file) {
    /** The maximum length of a browser's description of itself. */
    private static final int LABEL = 80;

    /** A device on which a person is signed in. Immutable. */
    public record Device(
            @JsonPropertyDescription("to end it by") String id,

            @JsonPropertyDescription("what its browser says of itself: hostile text")
            String label,

            @JsonPropertyDescription("when it came") String begun,

            @JsonPropertyDescription("when it was last here, to the hour")
            String seen) {}

    /** Creates a link for a person, which replaces their earlier ones. Their devices stay signed in. */
    public String link(int person) {
        String token = Token.next();
        file.change(() -> {
            file.update("DELETE FROM link WHERE person = ?", person);
            file.update("INSERT INTO link (hash, person) VALUES (?, ?)", Token.hash(token), person);
        });
        return token;
    }

    /** The owner of a link. */
    public Optional<Integer> holder(String link) {
        return file.first("SELECT person FROM link WHERE hash = ?", row -> row.getInt(1), Token.hash(link));
    }

    /** Signs a device in, and returns its secret. */
    public String enter(int person, String label) {
        String secret = Token.next();
        String now = file.stamp();
        file.update(
                "INSERT INTO device (hash, id, person, label, begun, seen) VALUES (?, ?, ?, ?, ?, ?)",
                Token.hash(secret),
                Token.next(),
                person,
                label.substring(0, Math.min(LABEL, label.length())),
                now,
                now);
        return secret;
    }

    /** The owner of a device's secret, or empty if it is not signed in. */
    public Optional<Integer> person(String secret) {
        String hash = Token.hash(secret);
        Optional<Integer> person = file.first("SELECT person FROM device WHERE hash = ?", row -> row.getInt(1), hash);
        if (person.isPresent()) {
            String hour = file.stamp().substring(0, 13);
            if (file.number("SELECT count(*) FROM device WHERE hash = ? AND seen LIKE ? || '%'", hash, hour) == 0) {
                see(hash);
            }
        }
        return person;
    }

    private void see(String hash) {
        try {
            file.updateUnseen("UPDATE device SET seen = ? WHERE hash = ?", file.stamp(), hash);
        } catch (StoreException e) {
            return; // The disk is full. The person stays signed in, and the next request tries again.
        }
    }

    /** A person's devices, the newest first. */
    public List<Device> devices(int person) {
        return file.all(
                "SELECT id, label, begun, seen FROM device WHERE person = ? ORDER BY begun DESC",
                row -> new Device(row.getString(1), row.getString(2), row.getString(3), row.getString(4)),
                person);
    }

    /** Signs out the device with this secret. */
    public void leave(String secret) {
        file.update("DELETE FROM device WHERE hash = ?", Token.hash(secret));
    }

    /** Signs out one of a person's devices; returns whether it was theirs. */
    public boolean end(int person, String id) {
        boolean isOwn = file.number("SELECT count(*) FROM device WHERE person = ? AND id = ?", person, id) > 0;
        file.update("DELETE FROM device WHERE person = ? AND id = ?", person, id);
        return isOwn;
    }
}
