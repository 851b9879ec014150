package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.botarena.arena.serve.forget.ForgetCommand;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.venue.Failed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/**
 * Members of a team submit as one author: their work belongs to the team, and each has their own links, devices and
 * grades.
 */
@Timeout(240)
class TeamsTest {
    private static final String LIST = """
            name,email,id,team
            Anna Arendt,anna@x.example,s1,rockets
            Bert Brecht,bert@x.example,s2,rockets
            Carla Conti,carla@x.example,s3,
            """;

    @TempDir
    Path folder;

    private Path list(String text) throws Exception {
        return Files.writeString(folder.resolve("class.csv"), text);
    }

    private static Person named(Hosted event, String name) {
        return event.host().persons().known("", name).orElseThrow();
    }

    private static Browser browser(Hosted event, String name) {
        return Browser.enter(
                event.link(), event.access().link(named(event, name).number()));
    }

    @Test
    void aListWithTeamsGivesEachMemberALinkAndAllOneAgent() throws Exception {
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of())) {
            assertEquals(3, event.invitations().authors(list(LIST)));
            assertEquals(
                    4, Files.readAllLines(folder.resolve("event/links.csv")).size(), "a line for each member");
            Browser anna = browser(event, "Anna Arendt");
            Browser bert = browser(event, "Bert Brecht");
            Browser carla = browser(event, "Carla Conti");
            anna.upload("one.jar", new byte[] {1}).require(201);
            JsonNode mine = bert.get("mine").json();
            assertEquals("one.jar", mine.at("/uploads/0/file").asText());
            assertEquals("rockets", mine.at("/me/alias").asText());
            assertEquals("Anna Arendt", mine.at("/members/0/name").asText());
            assertEquals(1, mine.get("devices").size(), "devices are a person's");
            assertFalse(mine.get("mayInvite").asBoolean(), "not where the authors are listed");
            assertEquals(0, carla.get("mine").json().get("uploads").size());

            bert.post("alias", Map.of("alias", "comet")).require(200);
            assertEquals("comet", anna.get("mine").json().at("/me/alias").asText());
            assertEquals(409, carla.post("alias", Map.of("alias", "Comet")).status());
            Browser organizer = event.organizer();
            int number = named(event, "Bert Brecht").number();
            organizer
                    .post("organize/deadline", Map.of("person", number, "deadline", "2100-01-01T00:00:00Z"))
                    .require(200);
            organizer.post("organize/close", Map.of()).require(200);
            anna.upload("two.jar", new byte[] {2}).require(201);
            assertEquals(403, carla.upload("two.jar", new byte[] {2}).status());
            List<String> log = organizer.get("organize").json().get("actions").findValuesAsText("what");
            assertTrue(log.contains("handed in one.jar") && log.contains("renamed their team"), log.toString());

            String later = LIST + "Dora Dahl,dora@x.example,s4,rockets\n";
            assertEquals(1, event.invitations().authors(list(later)));
            assertEquals(
                    named(event, "Anna Arendt").number(),
                    named(event, "Dora Dahl").author());
        }
    }

    @Test
    void theAuthorsFileOfATournamentMakesTheSameTeams() throws Exception {
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of())) {
            event.invitations().authors(list("""
                    folder,name,email,id,group
                    anna_12,Anna Arendt,anna@x.example,1,3b
                    rockets,Bert Brecht,,2,3a
                    rockets,Carla Conti,,3,3a
                    """));
            Person bert = named(event, "Bert Brecht");
            assertEquals(bert.number(), named(event, "Carla Conti").author());
            assertEquals("rockets", bert.alias());
            Person anna = named(event, "Anna Arendt");
            assertEquals("author " + anna.number(), anna.alias(), "a folder of one person says who it is");
        }
    }

    @Test
    void aMemberInvitesOthersByLinksThatServeOnce() {
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of())) {
            Browser organizer = event.organizer();
            Browser anna = event.author(organizer, "anna");
            String first = anna.post("invitations", Map.of())
                    .require(200)
                    .json()
                    .at("/link")
                    .asText();
            String link = anna.post("invitations", Map.of())
                    .require(200)
                    .json()
                    .at("/link")
                    .asText();
            assertEquals(
                    409, event.browser().post("team", Map.of("link", first)).status(), "a newer one was made");
            Browser bert = event.browser();
            bert.post("team", Map.of("link", link, "name", "Bert Brecht")).require(200);
            assertEquals(409, event.browser().post("team", Map.of("link", link)).status());
            assertEquals("anna", bert.get("mine").json().at("/me/alias").asText());
            assertEquals(
                    "Bert Brecht", anna.get("mine").json().at("/members/0/name").asText());

            Browser carla = event.author(organizer, "carla"); // a person on their own, without submissions
            Browser dora = event.author(organizer, "dora");
            dora.upload("own.jar", new byte[] {1}).require(201);
            String next = bert.post("invitations", Map.of())
                    .require(200)
                    .json()
                    .at("/link")
                    .asText();
            assertEquals(409, dora.post("team", Map.of("link", next)).status());
            assertEquals(409, organizer.post("team", Map.of("link", next)).status());
            carla.post("team", Map.of("link", next)).require(200);
            assertEquals("anna", carla.get("mine").json().at("/me/alias").asText());
            event.author(organizer, "carla"); // the name is free again
            assertEquals(409, anna.post("invitations", Map.of()).status(), "three are enough");
            assertEquals(
                    400, organizer.post("organize/team-size", Map.of("size", 0)).status());
            organizer.post("organize/team-size", Map.of("size", 4)).require(200);
            anna.post("invitations", Map.of()).require(200);

            int number = bert.get("mine").json().at("/me/number").asInt();
            organizer.post("organize/refuse", Map.of("person", number)).require(200);
            assertEquals(403, bert.upload("late.jar", new byte[] {2}).status());
            anna.upload("ours.jar", new byte[] {2}).require(201);
        }
    }

    @Test
    @Tag("slow")
    void eachMemberGetsTheMarkAndOneIsForgottenWithoutTheAgent() throws Exception {
        Path evening = folder.resolve("event");
        int anna;
        int bert;
        Browser organizer;
        try (Hosted event = new Hosted(evening, Map.of())) {
            event.invitations().authors(list(LIST));
            organizer = event.organizer();
            Browser first = browser(event, "Anna Arendt");
            Browser second = browser(event, "Bert Brecht");
            anna = named(event, "Anna Arendt").number();
            bert = named(event, "Bert Brecht").number();
            second.upload(TestJars.agent(folder.resolve("jars"), "rockets", TestJars.FIRST_MOVE))
                    .require(201);
            Browser carla = browser(event, "Carla Conti");
            carla.upload(TestJars.agent(folder.resolve("jars"), "lone", "return game.position().moves()[1];"))
                    .require(201);
            for (Browser author : List.of(first, carla)) {
                author.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            }
            organizer
                    .post("organize/tournament", Map.of("settings", Map.of("with", "random")))
                    .require(200);
            String name = organizer
                    .await("", now -> now.at("/tournaments/0/state").asText().equals("finished"))
                    .at("/tournaments/0/name")
                    .asText();
            String coded = organizer
                    .post("organize/marks", Map.of("tournament", name, "rules", "0.01 vs random -> 10", "sheet", LIST))
                    .require(200)
                    .json()
                    .at("/sheet")
                    .asText();
            List<String> marks = new String(Base64.getDecoder().decode(coded), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            assertTrue(marks.get(1).endsWith(",10.00") && marks.get(2).endsWith(",10.00"), marks.toString());
            assertEquals(4, marks.size(), marks.toString());
        }
        assertEquals("former author %d is forgotten\n".formatted(anna), forget(evening, "Anna Arendt"));
        try (EventFile file = EventFile.open(evening, Clock.systemUTC())) {
            Persons persons = new Persons(file, List.of());
            assertEquals(
                    List.of(bert),
                    persons.members(anna).stream().map(Person::number).toList());
            assertEquals("", persons.find(anna).orElseThrow().name());
            assertEquals("rockets", persons.find(bert).orElseThrow().alias());
        }
        try (Hosted event = new Hosted(evening, Map.of())) {
            JsonNode mine = browser(event, "Bert Brecht").get("mine").json();
            assertEquals("rockets@1", mine.at("/versions/0/entrant").asText());
            assertTrue(mine.at("/versions/0/isActive").asBoolean(), "the agent plays on");
            assertFalse(mine.at("/games").isEmpty());
            Browser after = organizer.at(event.link());
            after.post("organize/withdraw", Map.of("person", bert)).require(200);
            after.await("", now -> !now.at("/ladder/state").asText().equals("plays"));
        }
        assertTrue(forget(evening, "" + bert).contains("former author %d is forgotten".formatted(bert)));
        try (Stream<Path> all = Files.walk(evening)) {
            for (Path each : all.filter(Files::isRegularFile).toList()) {
                String text = Files.readString(each, StandardCharsets.ISO_8859_1);
                assertFalse(
                        text.contains("Brecht") || text.contains("Arendt") || text.contains("rockets"), each::toString);
            }
        }
    }

    @Test
    void aTeamThatPlaysUnderTheNameOfAMemberChoosesAnotherBeforeTheMemberIsForgotten() throws Exception {
        Path evening = folder.resolve("event");
        try (Hosted event = new Hosted(evening, Map.of())) {
            event.invitations().authors(list(LIST.replace("rockets", "Brecht and friend")));
        }
        Failed failed = assertThrows(Failed.class, () -> forget(evening, "Bert Brecht"));
        assertTrue(failed.getMessage().contains("choose another name for the team"), failed.getMessage());
    }

    private static String forget(Path event, String author) {
        CommandLine command = new CommandLine(ForgetCommand.class);
        StringWriter told = new StringWriter();
        RuntimeException[] failed = {null};
        command.setOut(new PrintWriter(told)).setExecutionExceptionHandler((e, line, result) -> {
            failed[0] = (RuntimeException) e;
            return 1;
        });
        command.execute(event.toString(), author);
        if (failed[0] != null) {
            throw failed[0];
        }
        return told.toString();
    }
}
