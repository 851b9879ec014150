package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.Games;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.serve.hosting.entry.TournamentList;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.store.Kept;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.view.TournamentView;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * If the public sees only the first ten places, nothing that leaves the server reveals another one; every answer is
 * searched.
 */
@Tag("slow")
@Timeout(300)
class FirstPlacesTest {
    private static final String NAME = "cup";
    private static final int ENTRANTS = 16;
    private static final int SHOWN = 10;
    private static final Pattern STANDINGS =
            Pattern.compile("<table[^>]*class=\"[^\"]*standings[^\"]*\".*?</table>", Pattern.DOTALL);

    @TempDir
    Path folder;

    private List<Row> rows;

    /** A played tournament whose last entrant belongs to a known author of the event. */
    private void keep(Path event) {
        Path cup = event.resolve("tournaments").resolve(NAME);
        new Kept(
                        cup,
                        Kept.setup(
                                new RoundRobin(),
                                1,
                                IntStream.range(0, ENTRANTS)
                                        .mapToObj(i -> Kept.entrant((char) ('a' + i) + "gent@1", 1))
                                        .toArray(Entrant[]::new)))
                .play();
        TournamentView view = new TournamentView(cup, Games.installed(), Clock.systemUTC());
        view.load();
        rows = view.rows();
        try (EventFile file = EventFile.open(event, Clock.systemUTC())) {
            new TournamentList(file).add(NAME);
            new TournamentList(file).toPlay(NAME, false);
            int last = new Persons(file, List.of())
                    .add(Role.AUTHOR, "", "", "", "last", Person.State.APPROVED)
                    .number();
            file.update(
                    "INSERT INTO upload (id, person, file, bytes, sha256, received, state, answer)"
                            + " VALUES ('u', ?, 'last.jar', 1, 'none', ?, 'ADMITTED', '')",
                    last,
                    file.stamp());
            file.update(
                    "INSERT INTO version (person, number, upload, entrant, isactive, since) VALUES (?, 1, 'u', ?, 0, ?)",
                    last,
                    rows.get(ENTRANTS - 1).entrant(),
                    file.stamp());
        }
    }

    private static List<Integer> places(Browser browser) {
        return browser.get("").require(200).json().at("/tournaments/0/lines").findValues("place").stream()
                .map(JsonNode::asInt)
                .toList();
    }

    private static void show(Browser organizer, boolean isFirstOnly) {
        organizer.post("organize/places", Map.of("isFirstOnly", isFirstOnly)).require(200);
    }

    @Test
    void noRoutePageOrStreamRevealsAnotherPlaceAndAuthorsSeeThoseAroundTheirOwn() throws Exception {
        Path evening = folder.resolve("evening");
        keep(evening);
        Set<String> hidden = rows.stream().skip(SHOWN).map(Row::agent).collect(Collectors.toSet());
        try (Hosted event = new Hosted(evening, Map.of())) {
            Browser organizer = event.organizer();
            Onlookers onlookers = new Onlookers(event.link(), event.author(organizer, "guest"));
            assertTrue(
                    onlookers.answers(NAME).values().stream().anyMatch(answer -> tells(answer, hidden)),
                    "the test sees what it looks for");
            try (Onlookers.Stream stream = onlookers.follow(NAME)) {
                Thread.sleep(1500);
                stream.take();
                show(organizer, true);
                Thread.sleep(2500);
                String renewed = stream.take();
                assertTrue(renewed.contains("event: snapshot"), "pages that are open change, too");
                assertFalse(tells(renewed, hidden), renewed);
            }
            onlookers
                    .answers(NAME)
                    .forEach((asked, answer) -> assertFalse(tells(answer, hidden), () -> asked + answer));
            for (String agent : hidden) {
                JsonNode one = Hosted.json(event.browser()
                        .page("/api/agents/%s?of=%s".formatted(agent, NAME))
                        .text());
                assertTrue(one.get("against").isEmpty() && one.get("versions").isEmpty(), one::toString);
            }
            assertEquals(SHOWN, places(event.browser()).size());
            assertEquals(ENTRANTS, places(organizer).size(), "the organizer sees all");

            int number = new Versions(event.host().file())
                    .find(rows.get(ENTRANTS - 1).entrant())
                    .orElseThrow()
                    .person();
            Browser last = Browser.enter(event.link(), event.access().link(number));
            List<Integer> own = places(last);
            assertEquals(SHOWN + 3, own.size(), own::toString);
            assertEquals(
                    rows.subList(ENTRANTS - 3, ENTRANTS).stream()
                            .map(row -> row.standing().place())
                            .toList(),
                    own.subList(SHOWN, SHOWN + 3));

            organizer.post("organize/freeze", Map.of("tournament", NAME)).require(200);
            organizer
                    .post("organize/reveal", Map.of("tournament", NAME, "places", 3))
                    .require(200);
            onlookers
                    .answers(NAME)
                    .forEach((asked, answer) -> assertFalse(tells(answer, hidden), () -> asked + answer));
            organizer.post("organize/thaw", Map.of("tournament", NAME)).require(200);
            show(organizer, false);
            assertEquals(ENTRANTS, places(event.browser()).size());
        }
    }

    /** Whether an answer contains a place or numbers of one of these agents. */
    private static boolean tells(String answer, Set<String> hidden) {
        for (String line : answer.replaceFirst("^[0-9]{3} ", "").lines().toList()) {
            String json = line.replaceFirst("^data: ", "").replace(",,", ","); // a change of places was removed
            if (json.matches("[{]\"[a-zA-Z]+\":.*[}]") && tells(Hosted.json(json), hidden)) {
                return true;
            }
        }
        Matcher tables = STANDINGS.matcher(answer);
        while (tables.find()) {
            String table = tables.group();
            if (hidden.stream().anyMatch(agent -> table.contains("/agents/" + agent) || table.contains(">" + agent))) {
                return true;
            }
        }
        return false;
    }

    private static boolean tells(JsonNode node, Set<String> hidden) {
        boolean isHidden = hidden.contains(node.path("agent").asText()) && node.has("place");
        if (isHidden
                && (node.get("place").asInt() > SHOWN
                        || node.get("games").asInt() != 0
                        || node.get("points").asInt() != 0
                        || !node.get("elo").isNull())) {
            return true;
        }
        for (JsonNode child : node) {
            if (tells(child, hidden)) {
                return true;
            }
        }
        return false;
    }
}
