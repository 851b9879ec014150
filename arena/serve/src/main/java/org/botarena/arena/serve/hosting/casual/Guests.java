package org.botarena.arena.serve.hosting.casual;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.serve.hosting.file.Token;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;

/**
 * Visitors who play against agents without taking part, until the server ends; only the most recent ones are kept.
 * Thread-safe.
 */
public final class Guests {
    private static final int MOST = 200;

    private final Map<String, Person> bySecret = new LinkedHashMap<>();
    private int last;

    Guests() {}

    /** Admits a guest and returns the secret for its browser. */
    public synchronized String enter() {
        if (bySecret.size() == MOST) {
            bySecret.remove(bySecret.keySet().iterator().next());
        }
        last--; // Negative, so that no participant has the same number.
        String secret = Token.next();
        bySecret.put(
                Token.hash(secret),
                new Person(
                        last,
                        last,
                        Role.SCREEN,
                        "",
                        "",
                        "",
                        "guest " + -last,
                        Person.State.APPROVED,
                        Optional.empty()));
        return secret;
    }

    /** The guest with this secret, if any. */
    public synchronized Optional<Person> find(String secret) {
        return Optional.ofNullable(bySecret.get(Token.hash(secret)));
    }
}
