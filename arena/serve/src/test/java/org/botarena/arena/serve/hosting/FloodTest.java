package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.web.UserHeader;
import org.botarena.arena.serve.listen.ReverseProxy;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A client that sends endless requests, or asks to take part under hundreds of names, does not exclude others. */
@Tag("slow")
@Timeout(120)
class FloodTest {
    private static final int CLASS = 60;
    private static final String STRANGER = "127.0.0.9";
    private static final String PROXY = "127.0.0.2";

    @TempDir
    Path folder;

    private static int last(Browser organizer) {
        int last = 0;
        for (var person : organizer.get("organize").require(200).json().get("persons")) {
            last = Math.max(last, person.get("number").asInt());
        }
        return last;
    }

    private static long waiting(Browser organizer) {
        return organizer.get("organize").json().get("persons").findValuesAsText("state").stream()
                .filter("waiting"::equals)
                .count();
    }

    @Test
    void oneAddressFillsNoWaitingListAndAClassBehindOneStillJoins() throws IOException {
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of())) {
            RawClient stranger = new RawClient(event, STRANGER);
            String answer = "";
            for (int i = 0; i < 300 && !answer.startsWith("HTTP/1.1 429"); i++) {
                answer = stranger.join("flood " + i, "");
            }
            assertTrue(answer.startsWith("HTTP/1.1 429") && answer.contains("remedy"), answer);
            for (int i = 0; i < CLASS; i++) {
                event.browser().post("join", Map.of("alias", "pupil " + i)).require(200);
            }
            Browser organizer = event.organizer();
            assertTrue(waiting(organizer) <= 100 + CLASS);
        }
    }

    @Test
    void allWhoWaitAreLetInOrRefusedAtOnceAndThoseWhoCameLaterStillWait() {
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of())) {
            Browser organizer = event.organizer();
            List<Browser> first = List.of(event.browser(), event.browser());
            first.get(0).post("join", Map.of("alias", "anna")).require(200);
            first.get(1).post("join", Map.of("alias", "bert")).require(200);
            int seen = last(organizer);
            Browser later = event.browser();
            later.post("join", Map.of("alias", "carl")).require(200);
            assertEquals(400, organizer.post("organize/approve-all", Map.of()).status());
            assertEquals(
                    403,
                    later.post("organize/approve-all", Map.of("last", seen)).status());
            organizer.post("organize/approve-all", Map.of("last", seen)).require(200);
            assertEquals(200, first.get(0).get("play").status());
            assertEquals(200, first.get(1).get("play").status());
            assertEquals(403, later.get("play").status());
            organizer
                    .post("organize/refuse-all", Map.of("last", last(organizer)))
                    .require(200);
            assertEquals(0, waiting(organizer));
            assertEquals(200, first.get(0).get("play").status(), "only those who waited are refused");
        }
    }

    @Test
    void aRefusedNameIsFreeAgain() {
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of())) {
            Browser organizer = event.organizer();
            Browser stranger = event.browser();
            stranger.post("join", Map.of("alias", "anna")).require(200);
            assertEquals(
                    409, event.browser().post("join", Map.of("alias", "Anna")).status());
            organizer
                    .post("organize/refuse-all", Map.of("last", last(organizer)))
                    .require(200);
            Browser anna = event.author(organizer, "anna");
            assertEquals("anna", anna.get("mine").json().at("/me/alias").asText());
            organizer
                    .post(
                            "organize/approve",
                            Map.of(
                                    "person",
                                    stranger.get("mine").json().at("/me/number").asInt()))
                    .require(200);
            assertTrue(stranger.get("mine").json().at("/me/alias").asText().startsWith("author "));
        }
    }

    @Test
    void anUnansweredRequestExpiresAndItsNumberIsNotReused() {
        ShiftedClock clock = new ShiftedClock();
        try (EventFile file = EventFile.open(folder.resolve("event"), clock)) {
            Persons persons = new Persons(file, List.of());
            persons.add(Role.ORGANIZER, "", "", "", "organizer", Person.State.APPROVED);
            Person waits = persons.add(Role.AUTHOR, "", "", "", "anna", Person.State.WAITING);
            Person refused = persons.add(Role.AUTHOR, "", "", "", "bert", Person.State.WAITING);
            persons.settle(refused.number(), Person.State.REFUSED);
            clock.pass(Duration.ofHours(23));
            persons.expire();
            assertEquals(List.of(waits), persons.waiting());
            clock.pass(Duration.ofHours(2));
            persons.expire();
            assertEquals(List.of(), persons.waiting());
            assertEquals(1, persons.all().size());
            Person next = persons.add(Role.AUTHOR, "", "", "", "anna", Person.State.WAITING);
            assertTrue(next.number() > refused.number());
        }
    }

    @Test
    void aValidLinkEntersAlsoWhileAPersonAtTheSameAddressAsksWithoutEnd() throws IOException {
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of())) {
            String link = event.organizer()
                    .post("organize/person", Map.of("role", "AUTHOR", "alias", "anna"))
                    .json()
                    .at("/link")
                    .asText();
            String answers = new RawClient(event, "127.0.0.1").flood("/api/event", 2500);
            assumeTrue(answers.contains("HTTP/1.1 429"), "this machine is too busy for a flood");
            Browser anna = event.browser();
            anna.post("enter", Map.of("link", link)).require(200);
            anna.get("mine").require(200);
        }
    }

    @Test
    void clientsOfANamedProxyAreDistinguished() throws IOException {
        UserHeader header = UserHeader.of("X-Remote-User", ReverseProxy.of(PROXY, List.of()));
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of(), 0, Optional.of(header), false)) {
            RawClient proxy = new RawClient(event, PROXY);
            String flooding = "X-Forwarded-For: 198.51.100.1, 203.0.113.7";
            String answer = "";
            for (int i = 0; i < 300 && !answer.startsWith("HTTP/1.1 429"); i++) {
                answer = proxy.join("flood " + i, flooding.replace("198.51.100.1", "198.51.100." + i % 250));
            }
            assertTrue(answer.startsWith("HTTP/1.1 429"), "the client's own words count for nothing: " + answer);
            assertTrue(proxy.join("anna", "X-Forwarded-For: 203.0.113.8").startsWith("HTTP/1.1 200"));
            assertTrue(proxy.join("bert", "X-Forwarded-For: 2001:db8:1::1").startsWith("HTTP/1.1 200"));
            RawClient liar = new RawClient(event, STRANGER);
            for (int i = 0; i < 100; i++) {
                liar.join("lie " + i, "X-Forwarded-For: 203.0.113." + i);
            }
            assertTrue(
                    liar.join("one more", "X-Forwarded-For: 203.0.113.9").startsWith("HTTP/1.1 429"),
                    "from elsewhere such a header is not believed");
        }
    }

    @Test
    void aCookieIsForHttpsWhereTheProxySpeaksIt() throws IOException {
        UserHeader header = UserHeader.of("X-Remote-User", ReverseProxy.of(PROXY, List.of()));
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of(), 0, Optional.of(header), false)) {
            assertTrue(new RawClient(event, PROXY)
                    .join("anna", "X-Forwarded-Proto: https")
                    .contains("; Secure"));
            String lie = new RawClient(event, STRANGER).join("bert", "X-Forwarded-Proto: https");
            assertTrue(lie.startsWith("HTTP/1.1 200") && !lie.contains("; Secure"), lie);
        }
    }
}
