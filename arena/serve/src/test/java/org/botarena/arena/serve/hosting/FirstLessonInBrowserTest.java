package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.NeedsBrowser;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A class with only browsers: two authors write Java, two write Python, two form a team, and all get from the link to
 * their grades.
 */
@Tag("long")
@NeedsBrowser
@Timeout(900)
class FirstLessonInBrowserTest {
    private static final String CODE = "document.querySelector('.CodeMirror').CodeMirror";

    @TempDir
    private Path folder;

    private final Map<String, Device> students = new LinkedHashMap<>();

    @Test
    void fiveAuthorsGoFromTheLinkToTheirMarks() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/python3")), "no Python here");
        Kit.write(folder);
        TestJars.agent(folder.resolve("agents/samples"), "random", TestJars.FIRST_MOVE);
        Map<String, String> settings = Map.of("languages", "java,python", "isolation", "sandbox");
        try (Browser browser = Browser.start();
                Hosted event = new Hosted(folder.resolve("lesson"), settings)) {
            Hosted.Browser organizer = event.organizer();
            organizer
                    .post(
                            "organize/door",
                            Map.of(
                                    "door",
                                    "OPEN",
                                    "until",
                                    Instant.now().plusSeconds(3600).toString()))
                    .require(200);
            for (String name : List.of("anna", "bert", "carl", "dora", "emil")) {
                join(Device.open(browser, event.link(), 1280, 900, false, folder), name);
            }
            Device fred = Device.open(browser, event.link(), 390, 844, true, folder);
            joinTheTeam(fred);
            write("anna", "java");
            write("bert", "java");
            write("carl", "python");
            write("dora", "python");
            write("emil", "java");
            for (String name : students.keySet()) {
                students.get(name).visit("/author").reads("plays as " + name + "@1");
            }
            fred.visit("/author").reads("plays as emil@1");
            marks(organizer);
        }
    }

    private void join(Device student, String name) throws Exception {
        student.visit("/join?language=en");
        student.tab().type("[name=alias]", name);
        student.tab().type("[name=name]", name + " Example");
        student.tab().press("Enter", 13);
        student.arrive("/author");
        students.put(name, student);
    }

    private void joinTheTeam(Device member) throws Exception {
        Device emil = students.get("emil");
        emil.tab().click("main button", "Make a link for another member");
        emil.await("!!document.querySelector('.notice code')");
        String link = emil.tab().text(".notice code");
        member.visit("/join?language=en" + link.substring(link.indexOf('#')));
        member.tab().type("[name=name]", "fred Example");
        member.tab().click("main form button");
        member.arrive("/author");
    }

    private void write(String name, String language) throws Exception {
        Device student = students.get(name);
        student.visit("/editor");
        student.await(CODE + ".getValue().length > 0");
        if (language.equals("python")) {
            student.tab()
                    .value("const s = document.querySelector('.editor select'); s.value = 'python';"
                            + " s.dispatchEvent(new Event('change', {bubbles: true})); 0");
            student.await(CODE + ".getValue().includes('class Agent')");
        }
        String comment = language.equals("python") ? "# " : "// ";
        student.tab().value("%s.replaceRange('%s%s\\n', {line: 0, ch: 0}); 0".formatted(CODE, comment, name));
        student.tab().click("#run");
        student.reads("It has played against random.");
        student.tab().click("main button", "Submit");
        student.reads("Received: my-agent.zip");
    }

    private static void marks(Hosted.Browser organizer) throws InterruptedException {
        organizer
                .post("organize/tournament", Map.of("settings", Map.of("with", "random", "pairs", "1")))
                .require(200);
        String tournament = organizer
                .await("", now -> now.at("/tournaments/0/state").asText().equals("finished"))
                .at("/tournaments/0/name")
                .asText();
        String sheet = """
                Identifier,Full name,Email address,Grade
                Participant 1,anna Example,,
                Participant 2,carl Example,,
                Participant 3,emil Example,,
                Participant 4,fred Example,,
                """;
        String coded = organizer
                .post(
                        "organize/marks",
                        Map.of("tournament", tournament, "rules", "0.01 vs random -> 10", "sheet", sheet))
                .require(200)
                .json()
                .at("/sheet")
                .asText();
        List<String> marks = new String(Base64.getDecoder().decode(coded), StandardCharsets.UTF_8)
                .lines()
                .skip(1)
                .map(line -> line.replaceFirst(".*,", ""))
                .toList();
        assertEquals(4, marks.size());
        assertTrue(marks.stream().allMatch(mark -> mark.matches("(10|0)[.]00")), marks.toString());
        assertEquals(marks.get(2), marks.get(3), "of both members of the team");
    }
}
