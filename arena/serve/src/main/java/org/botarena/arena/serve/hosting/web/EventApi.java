package org.botarena.arena.serve.hosting.web;

import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Operation;
import org.botarena.arena.serve.http.Router;
import org.botarena.arena.venue.Failed;

/**
 * The routes of an event, by the roles that may call them. A change must come from one of our pages, and its rights are
 * checked before its body is read.
 *
 * @param routes the router
 * @param visitor identifies people
 * @param isBeforeApproval whether waiting authors may call them
 */
record EventApi(Router routes, Visitor visitor, boolean isBeforeApproval) {
    /** Routes for people who take part. */
    EventApi(Router routes, Visitor visitor) {
        this(routes, visitor, false);
    }

    private Person require(Context request, Role... roles) {
        return isBeforeApproval ? visitor.requireRunning(request, roles) : visitor.require(request, roles);
    }

    /** Answers a person's request. */
    interface Reading<T> {
        T answer(Person person, Context request);
    }

    /** Makes a change for a person. */
    interface Change<B, T> {
        T answer(Person person, B body, Context request);
    }

    /** A route that people with some roles may read. */
    <T> Operation get(String path, String summary, Class<T> answer, Reading<T> reading, Role... roles) {
        return routes.get(path, summary, answer, request -> reading.answer(require(request, roles), request))
                .by(names(roles))
                .with(Visitor.LANGUAGE);
    }

    /** A route by which people with some roles change something. */
    <B extends Record, T> void post(
            String path, String summary, Class<B> body, Class<T> answer, Change<B, T> change, Role... roles) {
        routes.post(path, summary, answer, request -> {
                    Visitor.requireOwnPage(request);
                    Person person = require(request, roles);
                    return change.answer(person, RequestBody.of(request).as(body), request);
                })
                .reading(body)
                .by(names(roles))
                .with(Visitor.OWN_PAGE, Visitor.LANGUAGE);
    }

    /** A route by which everyone changes something. */
    <B extends Record, T> void post(
            String path, String summary, Class<B> body, Class<T> answer, BiFunction<Context, B, T> change) {
        routes.post(path, summary, answer, request -> {
                    Visitor.requireOwnPage(request);
                    return change.apply(request, RequestBody.of(request).as(body));
                })
                .reading(body)
                .with(Visitor.OWN_PAGE);
    }

    /**
     * Does some work.
     *
     * @throws HttpProblem.Refusal with the reason and this remedy if it cannot be done now
     */
    static <T> T orConflict(String remedy, Supplier<T> work) {
        try {
            return work.get();
        } catch (Failed | IllegalArgumentException e) {
            throw HttpProblem.refusal(409, e, remedy);
        }
    }

    /**
     * Requires a number from a range.
     *
     * @throws HttpProblem.Refusal with this remedy if it is outside
     */
    static void requireWithin(String name, int number, int least, int most, String remedy) {
        if (number < least || number > most) {
            throw HttpProblem.refusal(
                    400, String.format(Locale.ROOT, "'%s' is not from %d to %d", name, least, most), remedy);
        }
    }

    /** The names of the roles that include one of these. */
    static List<String> names(Role... roles) {
        return Stream.of(Role.values())
                .filter(role -> Stream.of(roles).anyMatch(role::includes))
                .map(role -> role.name().toLowerCase(Locale.ROOT))
                .toList();
    }
}
