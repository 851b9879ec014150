package org.botarena.arena.serve.hosting.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Clock;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.botarena.arena.serve.hosting.casual.Guests;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.people.Access;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.http.BrowserLanguage;
import org.botarena.arena.serve.http.ClientAddress;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Operation;
import org.botarena.arena.serve.http.Parameter;
import org.botarena.arena.text.catalogue.Language;

/**
 * Identifies people and checks their rights: by the header of a reverse proxy, else by the cookie of a signed-in device.
 * Thread-safe.
 */
final class Visitor {
    static final Parameter<Optional<String>> LANGUAGE = Parameter.word(
            "language",
            Stream.of(Language.values()).map(Language::code).toList(),
            "of the texts; else that of the browser");
    static final Parameter<Optional<String>> OWN_PAGE =
            Parameter.header("X-Arena", "anything: no form and no other site can send it");

    private static final Duration KEPT = Duration.ofDays(200);
    private static final int OF_A_PERSON = 200;
    private static final int OF_AN_ADDRESS = 2000;
    private static final Duration SPAN = Duration.ofSeconds(10);
    private static final int UPLOADS_AN_HOUR = 30;

    /** Enough for a room of sixty behind one address. */
    private static final int KITS_AN_HOUR = 120;

    private final Persons persons;
    private final Access access;
    private final Guests guests;
    private final Optional<UserHeader> userHeader;
    private final RateLimit perPerson = new RateLimit(OF_A_PERSON, SPAN, Clock.systemUTC());
    private final RateLimit perAddress = new RateLimit(OF_AN_ADDRESS, SPAN, Clock.systemUTC());
    private final RateLimit switches = new RateLimit(Versions.SWITCHES_AN_HOUR, Duration.ofHours(1), Clock.systemUTC());
    private final RateLimit kits = new RateLimit(KITS_AN_HOUR, Duration.ofHours(1), Clock.systemUTC());
    private final RateLimit uploads = new RateLimit(UPLOADS_AN_HOUR, Duration.ofHours(1), Clock.systemUTC());

    /**
     * Identifies these people.
     *
     * @param guests visitors who only play against agents
     * @param userHeader the header of a reverse proxy, if there is one
     */
    Visitor(Persons persons, Access access, Guests guests, Optional<UserHeader> userHeader) {
        this.persons = persons;
        this.access = access;
        this.guests = guests;
        this.userHeader = userHeader;
    }

    /** The sender of a request, or empty if not signed in. Does not count the request. */
    Optional<Person> uncounted(HttpServletRequest request) {
        Optional<String> user = userHeader.flatMap(header -> header.user(request));
        return user.isPresent()
                ? user.flatMap(persons::user)
                : secret(request)
                        .flatMap(secret -> guests.find(secret)
                                .or(() -> access.person(secret).flatMap(persons::find)));
    }

    /** The secret of the requesting device, if it sends one. */
    private static Optional<String> secret(HttpServletRequest request) {
        return Stream.ofNullable(request.getCookies())
                .flatMap(Stream::of)
                .filter(cookie -> cookie.getName().equals(Operation.COOKIE))
                .map(jakarta.servlet.http.Cookie::getValue)
                .findFirst();
    }

    /** The sender of a request, or empty if not signed in. Counts the request. */
    Optional<Person> person(Context request) {
        Optional<Person> person = uncounted(request.req());
        boolean isAdmitted = person.map(each -> perPerson.admits("" + each.number()))
                .orElseGet(() -> perAddress.admits(ClientAddress.of(request.req())));
        if (!isAdmitted) {
            throw HttpProblem.refusal(429, "too many requests", "wait ten seconds");
        }
        return person;
    }

    /**
     * The sender of a request, who must have one of these roles.
     *
     * @throws HttpProblem.Refusal otherwise
     */
    Person require(Context request, Role... roles) {
        return require(request, Person::isApproved, roles);
    }

    /**
     * The sender of a request, who must have one of these roles and may run a draft, even while waiting for the
     * organizer.
     *
     * @throws HttpProblem.Refusal otherwise
     */
    Person requireRunning(Context request, Role... roles) {
        return require(request, Person::mayRun, roles);
    }

    private Person require(Context request, Predicate<Person> may, Role... roles) {
        Person person = person(request)
                .orElseThrow(() -> HttpProblem.refusal(401, "you are not signed in here", "open your link again"));
        for (Role role : roles) {
            if (person.role().includes(role) && may.test(person)) {
                return person;
            }
        }
        throw HttpProblem.refusal(
                403,
                may.test(person)
                        ? "this is not yours to do"
                        : person.mayRun() ? "the organizer has not let you in yet" : "the organizer has refused you",
                "ask the organizer");
    }

    /**
     * Counts an upload of a person, because each takes disk space and a turn in the queue.
     *
     * @throws HttpProblem.Refusal if there were too many in an hour
     */
    void countUpload(Person person) {
        if (!uploads.admits("" + person.author())) {
            throw HttpProblem.refusal(
                    429,
                    String.format(Locale.ROOT, "%d uploads within an hour are enough", UPLOADS_AN_HOUR),
                    "wait for the next hour");
        }
    }

    /**
     * Counts a starter project or a guest for an address that is not signed in.
     *
     * @throws HttpProblem.Refusal if there were too many in an hour
     */
    void countKit(Context request) {
        if (!kits.admits(ClientAddress.of(request.req()))) {
            throw HttpProblem.refusal(429, "too many visitors from your address", "wait for the next hour");
        }
    }

    /**
     * Counts a switch of a person to another version, because each first waits for the ladder's current games.
     *
     * @throws HttpProblem.Refusal if there were too many in an hour
     */
    void countSwitch(Person person) {
        if (!switches.admits("" + person.author())) {
            throw HttpProblem.refusal(
                    429,
                    "another version may play " + Versions.SWITCHES_AN_HOUR + " times within an hour, and it has",
                    "wait for the next hour: the version that plays now plays on");
        }
    }

    /**
     * Requires that a change is requested by one of our pages, not by another site.
     *
     * @throws HttpProblem.Refusal otherwise
     */
    static void requireOwnPage(Context request) {
        String site = request.header("Sec-Fetch-Site");
        String origin = request.header("Origin");
        boolean isOwn = OWN_PAGE.in(request).isPresent()
                && (site == null || site.equals("same-origin"))
                && (origin == null || origin.replaceFirst("^https?://", "").equals(request.header("Host")));
        if (!isOwn) {
            throw HttpProblem.refusal(403, "another site has asked for this", "open the page of the event itself");
        }
    }

    /** Signs this device in for a person. */
    void enter(Context request, Person person) {
        String label = Optional.ofNullable(request.userAgent()).orElse("");
        remember(request, access.enter(person.number(), label));
    }

    /**
     * Admits this device as a guest, who may play against agents.
     *
     * @throws HttpProblem.Refusal if there were too many from its address
     */
    void enterAsGuest(Context request) {
        countKit(request);
        remember(request, guests.enter());
    }

    private static void remember(Context request, String secret) {
        boolean isSecure = request.scheme().equals("https");
        request.cookie(new Cookie(
                Operation.COOKIE, secret, "/", (int) KEPT.toSeconds(), isSecure, true, null, SameSite.STRICT));
    }

    /** Signs out the requesting device. */
    void leave(Context request) {
        secret(request.req()).ifPresent(access::leave);
        request.removeCookie(Operation.COOKIE);
    }

    /** The requested language. */
    static Language language(Context request) {
        return LANGUAGE.in(request)
                .filter(asked -> asked.matches("[a-z]{2}"))
                .map(asked -> Language.of(Locale.forLanguageTag(asked)))
                .orElseGet(() -> BrowserLanguage.of(request.header("Accept-Language")));
    }
}
