package org.botarena.arena.serve.hosting.casual;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.serve.hosting.file.Token;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;

/** Visitors who play against agents without taking part, until the server ends; only the newest are remembered. Thread-safe. */
public final class Guests {
    private static final int MOST = 200;

    private final Map<String, Person> bySecret = new LinkedHashMap<>();
    private int last;

    Guests() {}

    /** Lets a guest in; what its browser has to show from now on. */
    public synchronized String enter() {
        if (bySecret.size() == MOST) {
            bySecret.remove(bySecret.keySet().iterator().next());
        }
        last--; // below 0: no participant has that number
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

    /** The guest who shows this; empty: none. */
    public synchronized Optional<Person> find(String secret) {
        return Optional.ofNullable(bySecret.get(Token.hash(secret)));
    }
}
