package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.NeedsBrowser;
import org.botarena.arena.serve.Findings;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An author without a JDK writes an agent on the page, from the link to the first rated game. */
@Tag("slow")
@NeedsBrowser
@Timeout(300)
class EditorInBrowserTest {
    private static final String CODE = "document.querySelector('.CodeMirror').CodeMirror";

    @TempDir
    private Path folder;

    @Test
    void anAuthorJoinsRunsFixesAnErrorAtItsLineAndPlaysInTheLadder() throws Exception {
        Kit.write(folder);
        try (Browser browser = Browser.start();
                Hosted event = new Hosted(folder.resolve("event"), Map.of("move-time", "5s"))) {
            event.organizer()
                    .post(
                            "organize/door",
                            Map.of("until", Instant.now().plusSeconds(3600).toString(), "door", "OPEN"))
                    .require(200);
            Device author = Device.open(browser, event.link(), 1280, 900, false, folder);
            openEditor(author, "en", "anna");

            author.tab().value(CODE + ".focus(); 0");
            author.tab().press("Escape", 27);
            author.await("document.activeElement.id === 'run'");
            author.tab().press("Enter", 13);
            author.reads("It has played against random.");
            author.await("!!document.querySelector('.editor .panel svg')");

            author.tab().value(CODE + ".setValue(" + CODE + ".getValue().replace('return ', 'retrun ')); 0");
            author.tab().click("#run");
            author.await("!!document.querySelector('.line-error')");
            assertEquals(List.of(), author.tab().errors());
            assertEquals(List.of(), Findings.of(author.tab())); // which warns of a canvas
            author.reads("MyAgent.java, line ");
            author.tab().value(CODE + ".setValue(" + CODE + ".getValue().replace('retrun ', 'return ')); 0");
            author.reads("Saved.");
            author.tab().click("main button", "Submit");
            author.reads("Received: my-agent.zip");
            author.visit("/author");
            author.reads("plays as anna@1");

            Device phone = Device.open(browser, event.link(), 390, 844, true, folder);
            openEditor(phone, "fr", "bert");
            phone.tab().click("#run");
            phone.await("!!document.querySelector('.editor .panel svg')");
            assertEquals(List.of(), Findings.of(phone.tab()));
        }
    }

    @Test
    void textThatTheServerDidNotGetIsSentOnceItAnswersAgain() throws Exception {
        Kit.write(folder);
        Path evening = folder.resolve("event");
        try (Browser browser = Browser.start()) {
            Device author;
            int port;
            try (Hosted event = new Hosted(evening, Map.of())) {
                port = URI.create(event.link()).getPort();
                author = Device.open(browser, event.link(), 1280, 900, false, folder);
                openEditor(author, "en", "anna");
            }
            author.tab().value(CODE + ".replaceRange('// written while the server was away', {line: 0, ch: 0}); 0");
            author.reads("Not saved (");
            try (Hosted again = new Hosted(evening, Map.of(), port)) {
                assertEquals(port, URI.create(again.link()).getPort());
                author.reads("Saved.");
                author.visit("/editor");
                author.await(CODE + ".getValue().startsWith('// written while the server was away')");
            }
        }
    }

    private static void openEditor(Device device, String language, String alias) throws InterruptedException {
        device.visit("/join?language=" + language);
        device.tab().type("[name=alias]", alias);
        device.tab().press("Enter", 13);
        device.arrive("/author");
        device.visit("/editor");
        device.await(CODE + ".getValue().includes('class MyAgent')");
    }
}
