package org.botarena.arena.serve.hosting.people;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.file.Token;
import org.botarena.arena.store.StoreException;

/** Links and the devices that were let in by them: of both only hashes are kept. Thread-safe. */
public record Access(EventFile file) {
    /** Characters of what a browser says of itself. */
    private static final int LABEL = 80;

    /** A device on which a person is signed in. Immutable. */
    public record Device(
            @JsonPropertyDescription("to end it by") String id,

            @JsonPropertyDescription("what its browser says of itself: hostile text")
            String label,

            @JsonPropertyDescription("when it came") String begun,

            @JsonPropertyDescription("when it was last here, to the hour")
            String seen) {}

    /** Makes a link for somebody; those that he has stop. His devices stay. */
    public String link(int person) {
        String token = Token.next();
        file.change(() -> {
            file.update("DELETE FROM link WHERE person = ?", person);
            file.update("INSERT INTO link (hash, person) VALUES (?, ?)", Token.hash(token), person);
        });
        return token;
    }

    /** Whose link it is. */
    public Optional<Integer> holder(String link) {
        return file.first("SELECT person FROM link WHERE hash = ?", row -> row.getInt(1), Token.hash(link));
    }

    /** Lets a device in; what it has to show from now on. */
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

    /** Whose device shows this; empty: none that is let in. */
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
            return; // the disk is full: nobody is kept out for it, and the next request tries again
        }
    }

    /** Somebody's devices, the newest first. */
    public List<Device> devices(int person) {
        return file.all(
                "SELECT id, label, begun, seen FROM device WHERE person = ? ORDER BY begun DESC",
                row -> new Device(row.getString(1), row.getString(2), row.getString(3), row.getString(4)),
                person);
    }

    /** Ends the device that shows this secret. */
    public void leave(String secret) {
        file.update("DELETE FROM device WHERE hash = ?", Token.hash(secret));
    }

    /** Lets one of somebody's devices in no more; whether it was his. */
    public boolean end(int person, String id) {
        boolean isOwn = file.number("SELECT count(*) FROM device WHERE person = ? AND id = ?", person, id) > 0;
        file.update("DELETE FROM device WHERE person = ? AND id = ?", person, id);
        return isOwn;
    }
}
