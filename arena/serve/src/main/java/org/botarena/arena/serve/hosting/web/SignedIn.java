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
 * By what a request says who sends it: the header of a reverse proxy, else the cookie of a device that was let in. Thread-safe.
 *
 * @param persons all who take part
 * @param access the devices that were let in
 * @param guests visitors who only play against agents
 * @param userHeader the header of a reverse proxy, if there is one
 */
record SignedIn(Persons persons, Access access, Guests guests, Optional<UserHeader> userHeader) {
    /** Who asks; empty: nobody who was let in. */
    Optional<Person> person(HttpServletRequest request) {
        Optional<String> user = userHeader.flatMap(header -> header.user(request));
        return user.isPresent()
                ? user.flatMap(persons::user)
                : secret(request)
                        .flatMap(secret -> guests.find(secret)
                                .or(() -> access.person(secret).flatMap(persons::find)));
    }

    /** What the device shows that asks; empty: it shows nothing. */
    Optional<String> secret(HttpServletRequest request) {
        return Stream.ofNullable(request.getCookies())
                .flatMap(Stream::of)
                .filter(cookie -> cookie.getName().equals(Operation.COOKIE))
                .map(Cookie::getValue)
                .findFirst();
    }
}
