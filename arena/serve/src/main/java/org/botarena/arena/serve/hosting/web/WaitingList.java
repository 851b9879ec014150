package org.botarena.arena.serve.hosting.web;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.http.HttpProblem;

/** The unanswered requests to take part, and the people admitted by an open door. Thread-safe. */
final class WaitingList {
    /** The maximum length of a list that a person can review. */
    private static final int MOST = 300;

    /** A class behind one address, with some repeated requests. */
    private static final int MOST_OF_ADDRESS = 100;

    private final Persons persons;
    private final Map<Integer, String> addresses = new HashMap<>();
    private final Map<String, Integer> letIn = new HashMap<>(); // By address, since the start of the server.

    WaitingList(Persons persons) {
        this.persons = persons;
    }

    /**
     * Adds a request. An open door admits {@value #MOST_OF_ADDRESS} people from an address and {@value #MOST} in all;
     * others wait.
     *
     * @throws HttpProblem.Refusal if too many wait
     */
    synchronized Person add(String address, boolean isDoorOpen, Function<Person.State, Person> request) {
        persons.expire();
        int all = letIn.values().stream().mapToInt(Integer::intValue).sum();
        if (isDoorOpen && all < MOST && letIn.getOrDefault(address, 0) < MOST_OF_ADDRESS) {
            Person person = request.apply(Person.State.APPROVED);
            letIn.merge(address, 1, Integer::sum);
            return person;
        }
        Set<Integer> waiting = persons.waiting().stream().map(Person::number).collect(Collectors.toSet());
        addresses.keySet().retainAll(waiting);
        if (waiting.size() >= MOST) {
            throw HttpProblem.refusal(503, "too many wait to be let in", "tell the organizer, and try again then");
        }
        if (addresses.values().stream().filter(address::equals).count() >= MOST_OF_ADDRESS) {
            throw HttpProblem.refusal(
                    429, "too many of your address wait to be let in", "tell the organizer, and try again then");
        }
        Person person = request.apply(Person.State.WAITING);
        addresses.put(person.number(), address);
        return person;
    }
}
