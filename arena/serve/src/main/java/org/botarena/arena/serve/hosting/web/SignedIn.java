package org.botarena.arena.serve.hosting.web;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.serve.hosting.casual.Guests;
import org.botarena.arena.serve.hosting.people.Access;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.http.Operation;

/**
 * Identifies the sender of a request: by the header of a reverse proxy, else by the cookie of a signed-in device.
 * Thread-safe.
 *
 * @param persons all who take part
 * @param access the signed-in devices
 * @param guests visitors who only play against agents
 * @param userHeader the header of a reverse proxy, if there is one
 */
record SignedIn(Persons persons, Access access, Guests guests, Optional<UserHeader> userHeader) {
    /** The sender of a request, or empty if not signed in. */
    Optional<Person> person(HttpServletRequest request) {
        Optional<String> user = userHeader.flatMap(header -> header.user(request));
        return user.isPresent()
                ? user.flatMap(persons::user)
                : secret(request)
                        .flatMap(secret -> guests.find(secret)
                                .or(() -> access.person(secret).flatMap(persons::find)));
    }

    /** The secret of the requesting device, if it sends one. */
    Optional<String> secret(HttpServletRequest request) {
        return Stream.ofNullable(request.getCookies())
                .flatMap(Stream::of)
                .filter(cookie -> cookie.getName().equals(Operation.COOKIE))
                .map(Cookie::getValue)
                .findFirst();
    }
}
