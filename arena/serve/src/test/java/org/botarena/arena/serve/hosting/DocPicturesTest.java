package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.NeedsBrowser;
import org.botarena.arena.report.browser.Tab;
import org.botarena.arena.serve.DocPictures;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The pictures of the docs, from an evening of Reversi at 1280x800. They are in {@code target/pictures/docs}; {@code
 * -Dpictures.write=true} updates those of the docs.
 */
@Tag("long")
@NeedsBrowser
@Timeout(400)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class DocPicturesTest {
    private static final Path DRAWN = Path.of("target", "pictures", "docs");
    private static final String MOVING = "game.gif";
    private static final Pattern SHOWN =
            Pattern.compile("\\]\\((?:arena/docs/)?pictures/([a-z]+\\.(?:png|gif|svg))\\)");
    private static final List<String> AUTHORS = List.of("Ada", "Blaise", "Carl", "Dorothy", "Emmy", "Fibonacci");

    /** Agents of different strengths, so that some lead: this one prefers the corners. */
    private static final String AGENT = """
            long[] moves = game.position().moves();
            Random random = new Random(game.seed() + game.history().length);
            long best = moves[random.nextInt(moves.length)];
            for (long move : moves) {
                if (random.nextInt(7) < %d && List.of("a1", "a8", "h1", "h8").contains(game.position().show(move))) { best = move; }
            }
            long until = System.nanoTime() + 15_000_000L;
            while (System.nanoTime() < until) { Thread.onSpinWait(); }
            return best;
            """;

    /** The boards whose squares are not centred in their card or not all inside it; empty if all are. */
    private static final String UNEVEN = """
            (() => {
              for (const card of document.querySelectorAll('.screen-wall .game-card')) {
                const room = card.getBoundingClientRect();
                const squares = [...card.querySelectorAll('.felt')].map(one => one.getBoundingClientRect());
                const left = Math.min(...squares.map(one => one.left)) - room.left;
                const right = room.right - Math.max(...squares.map(one => one.right));
                const bottom = room.bottom - Math.max(...squares.map(one => one.bottom));
                if (left < 0 || bottom < 0 || room.right > innerWidth || Math.abs(left - right) > 4) {
                  return `${left} at the left, ${right} at the right, ${bottom} below`;
                }
              }
              return '';
            })()""";

    private static Browser browser;
    private static Hosted event;
    private static Device author;
    private static Device organizer;

    @TempDir
    private static Path folder;

    @BeforeAll
    static void begin() throws Exception {
        browser = Browser.start();
        Kit.write(folder);
        event = new Hosted(folder.resolve("evening"), Map.of("game", "reversi", "move-time", "2s"));
        Hosted.Browser host = event.organizer();
        for (int i = AUTHORS.size() - 1; i >= 0; i--) {
            Hosted.Browser each = event.author(host, AUTHORS.get(i));
            each.upload(TestJars.agent(folder.resolve("jars"), "my-agent-" + i, AGENT.formatted(7 - i)))
                    .require(201);
            if (i == 0) {
                int number = each.get("mine").json().at("/me/number").asInt();
                author = enter(host.post("organize/link", Map.of("person", number)), "/author");
                each.await("mine", now -> now.at("/versions/0/isActive").asBoolean());
            }
        }
        host.await(
                "",
                now -> now.at("/ladder/games").asInt() >= 12
                        && now.at("/ladder/lines").size() == 7);
        organizer = enter(host.post("organize/link", Map.of("person", 1)), "/organizer");
    }

    private static Device enter(Hosted.Answer answer, String page) throws Exception {
        String token = answer.require(200).json().at("/link").asText();
        return Device.open(browser, event.link(), 1280, 800, false, folder).enter(token, page);
    }

    @AfterAll
    static void end() throws Exception {
        if (browser != null) {
            browser.close();
            event.close();
        }
    }

    @Test
    @Order(1)
    void thePagesDraw() throws Exception {
        picture(author, "/author", "author", "plays as Ada@1");
        picture(organizer, "/organizer", "organizer", "Submissions");
        picture(author, "/", "standings", "Ladder");
        author.tab().prefers(Map.of("prefers-reduced-motion", "reduce")); // the current move has its colour at once
        picture(author, "/ladder/game/" + latestGame(), "game", "Over");
        author.tab().prefers(Map.of());
        picture(author, "/screen", "screen", "Ada");
    }

    @Test
    @Order(1)
    void theEditorDraws() throws Exception {
        author.tab().resize(1000, 560);
        author.visit("/editor?language=en");
        author.tab().click("#run");
        author.await("!!document.querySelector('.editor .panel svg')");
        keep("editor");
    }

    private static void keep(String name) throws IOException {
        Path drawn = Files.createDirectories(DRAWN).resolve(name + ".png");
        author.tab().window(drawn);
        DocPictures.keep(drawn);
    }

    @Test
    @Order(1)
    void whereGamesWereLostDraws() throws Exception {
        author.tab().resize(1280, 800);
        author.visit("/author?language=en");
        author.await("document.querySelectorAll('a[href^=\"/play#from/\"]').length > 1");
        author.tab().value("document.querySelector('a[href^=\"/play#from/\"]').closest('section').scrollIntoView()");
        keep("lessons");
    }

    /** The picture of README.md: stepping through a game, two plies at a time. */
    @Test
    @Order(2)
    void aGameIsReplayed() throws Exception {
        Tab tab = author.tab();
        tab.resize(1000, 720);
        author.visit("/ladder/game/" + latestGame() + "?language=en");
        author.reads("Over");
        tab.click("main button", "\u00ab");
        Path pictures = Files.createDirectories(DRAWN.resolve("frames"));
        List<Path> frames = new ArrayList<>();
        for (int i = 0; i < 31; i++) {
            Path frame = pictures.resolve(i + ".png");
            tab.value("scrollTo(0, 0)");
            tab.window(frame);
            frames.add(frame);
            tab.click("main button", "\u203a");
            tab.click("main button", "\u203a");
        }
        Path moving = DRAWN.resolve(MOVING);
        new Animation(700, 40).write(frames, moving);
        assertTrue(Files.size(moving) < 2_000_000, Files.size(moving) + " bytes");
        DocPictures.keep(moving);
    }

    private static String latestGame() {
        return event.browser()
                .page("/api/games?of=ladder")
                .require(200)
                .json()
                .at("/games/0/id")
                .asText();
    }

    /** Every board is complete and fills its card, even while a result is shown next to the next game. */
    @Test
    @Order(3)
    void theScreenCutsNothingOffABoard() throws Exception {
        author.visit("/screen?language=en");
        Tab tab = author.tab();
        for (int[] size : new int[][] {{1024, 768}, {1280, 800}, {1920, 1080}}) {
            tab.await("document.querySelectorAll('.screen-wall .game-card .felt').length > 64");
            tab.resize(size[0], size[1]);
            assertEquals("", tab.value(UNEVEN).asText(), "at %dx%d".formatted(size[0], size[1]));
        }
    }

    @Test
    @Order(4)
    void eachPictureThatTheDocsShowIsThereAndEachThatIsThereIsShown() throws IOException {
        String pages = Files.readString(DocPictures.DOCS.resolve("projector.md"))
                + Files.readString(DocPictures.DOCS.resolve("host.md"))
                + Files.readString(DocPictures.DOCS.resolve("contributing.md"))
                + Files.readString(Path.of("..", "..", "README.md"));
        TreeSet<String> shown =
                SHOWN.matcher(pages).results().map(one -> one.group(1)).collect(Collectors.toCollection(TreeSet::new));
        try (Stream<Path> files = Files.list(DocPictures.DOCS.resolve("pictures"))) {
            assertEquals(
                    shown,
                    files.map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new)));
        }
    }

    private static void picture(Device device, String page, String name, String text) throws Exception {
        device.tab().resize(1280, 800);
        device.visit(page + "?language=en");
        device.reads(text);
        if (name.equals("screen")) {
            device.await("document.querySelectorAll('.screen-wall .game-card circle').length > 20");
        }
        if (name.equals("game")) {
            device.tab().click("main button", "»");
        }
        Path drawn = Files.createDirectories(DRAWN).resolve(name + ".png");
        device.tab().window(drawn);
        assertTrue(Files.size(drawn) > 10_000, name + " is nearly empty");
        DocPictures.keep(drawn);
    }
}
