package org.botarena.arena.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.botarena.arena.admission.examination.AdmissionStopped;
import org.botarena.arena.news.LiveReader;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NewsLines;
import org.botarena.arena.news.NumberedNews;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.store.Settings;
import org.botarena.arena.store.State;
import org.botarena.arena.store.Store;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A tournament's life, as a front door leads it: with real jars, in real processes. */
@Timeout(120)
class EventTest {
    @TempDir
    static Path agents;

    @TempDir
    private Path folder;

    private static final List<String> WHOLE =
            List.of("plan", "admitted", "admitted", "begins", "round", "begun", "game", "begun", "game", "end");

    private final List<String> told = Collections.synchronizedList(new ArrayList<>());

    @BeforeAll
    static void buildAgents() {
        TestJars.agent(agents, "first", TestJars.FIRST_MOVE);
        TestJars.agent(agents, "second", TestJars.FIRST_MOVE);
    }

    private Path out() {
        return folder.resolve("cup");
    }

    private Installation installation() {
        return new Installation(folder, agents);
    }

    private Order order(String... typed) {
        Map<String, String> settings = new HashMap<>(Map.of(
                "agents", agents.toString(),
                "game", "tictactoe",
                "isolation", "process",
                "jobs", "1",
                "seed", "7",
                "move-time", "20s",
                "out", out().toString()));
        for (String option : typed) {
            String[] parts = option.substring(2).split("=", 2);
            settings.put(parts[0], parts[1]);
        }
        return Order.of(new Settings(settings), installation(), Clock.systemUTC());
    }

    private Event open(String... typed) {
        Event event = Event.open(order(typed), installation());
        receive(event);
        return event;
    }

    private void receive(Event event) {
        event.listen(new NewsLines() {
            @Override
            protected void line(NumberedNews news, String line) {
                told.add(line.split("\"", -1)[3]);
            }
        });
    }

    /** The kinds of the news so far, without plies and news about the machine. */
    private List<String> told() {
        return told.stream()
                .filter(kind ->
                        !List.of("ply", "notice", "disturbed", "standings").contains(kind))
                .toList();
    }

    private State state() {
        try (Store store = Store.read(out())) {
            return store.progress();
        }
    }

    @Test
    void listenersAndOtherProcessesReceiveAllNews() throws IOException {
        try (Event event = open()) {
            assertEquals(List.of(), event.remarks());
            assertEquals(2, event.plan().games());
            assertEquals(Optional.empty(), event.objection());
            EventResult result = event.play(Optional.empty());
            assertEquals(WHOLE, told());
            assertEquals(2, result.over().played());
            assertEquals(Map.of(), result.unplayed());
            assertTrue(result.results().orElseThrow().tables().text().contains("second"), result::toString);
        }
        assertEquals(State.FINISHED, state());
        assertTrue(Files.exists(out().resolve("report.html")));
        List<String> live = new LiveReader(out())
                .poll().stream().map(LiveReader.Line::event).collect(Collectors.toList());
        live.removeIf(kind -> !WHOLE.contains(kind));
        assertEquals(WHOLE, live);
    }

    @Tag("slow")
    @Test
    void aControlPlaysBeforeTheGamesThatCountAndItsIntervalIsInTheReport() throws IOException {
        try (Event event = open("--control=true")) {
            EventResult result = event.play(Optional.empty());
            assertEquals(2, result.over().played());
            assertEquals(WHOLE, told(), "no control game is reported");
        }
        try (Store store = Store.read(out())) {
            assertEquals(2, store.games().count());
            assertEquals(
                    List.of("control.fair"),
                    store.end().notices().stream()
                            .map(Sentence::key)
                            .filter(key -> key.startsWith("control"))
                            .toList());
        }
        assertTrue(Files.readString(out().resolve("report.html"))
                .contains("first against itself has 50.0 % of the points"));
        try (Event event = open("--pairs=2")) {
            event.play(Optional.empty());
        }
        try (Store store = Store.read(out())) {
            assertEquals(
                    1,
                    store.end().notices().stream().filter(Control::isOf).count(),
                    "a tournament that resumes is controlled already");
        }
    }

    @Test
    void untilItIsPlayedNothingIsThere() {
        try (Event event = open()) {
            event.plan();
        }
        assertEquals(List.of("plan"), told());
        assertFalse(Files.exists(out()));
    }

    @Test
    void anUnkeptMeetingReportsAllNewsAndLeavesNoFiles() {
        Event event = Event.open(Order.unkept(order().spec()), installation());
        try (event) {
            receive(event);
            EventResult result = event.play(Optional.empty());
            assertEquals(Optional.empty(), result.results());
            assertEquals(2, result.over().played());
        }
        assertEquals(WHOLE, told());
        assertFalse(Files.exists(out()));
        assertFalse(Files.exists(event.plan().results()));
    }

    @Test
    void aMeetingOfTrustedAgentsCanBeKept() {
        try (Event event = Event.open(Order.kept(order().spec()), installation())) {
            assertTrue(event.play(Optional.empty()).results().isPresent());
        }
        assertEquals(State.FINISHED, state());
        assertTrue(Files.exists(out().resolve("games.jsonl")));
    }

    @Tag("slow")
    @Test
    void whatWasStoppedIsResumedWhereItEnded() {
        try (Event event = open("--pairs=20")) {
            event.listen(news -> {
                if (news.news() instanceof News.GameEnded) {
                    event.stop();
                }
            });
            assertTrue(event.play(Optional.empty()).over().isInterrupted());
        }
        assertEquals(State.STOPPED, state());
        long before = told.stream().filter("game"::equals).count();
        assertTrue(before >= 1 && before < 40, told::toString);
        told.clear();
        try (Event event = open("--pairs=20")) {
            assertTrue(event.remarks().get(0).toString().startsWith("Resumes "), event.remarks()::toString);
            EventResult result = event.play(Optional.empty());
            assertFalse(result.over().isInterrupted());
            assertEquals(40 - before, result.over().played());
        }
        assertEquals(State.FINISHED, state());
    }

    @Test
    void whatIsOverKeepsItsFilesAndItsReceiptWhenItIsResumed() throws IOException {
        List<String> receipts = new ArrayList<>();
        List<Map<String, String>> files = new ArrayList<>();
        for (int run = 0; run < 2; run++) {
            try (Event event = open()) {
                EventResult result = event.play(Optional.empty());
                assertEquals(run == 0 ? 2 : 0, result.over().played());
                receipts.add(result.results().orElseThrow().receipt().words());
            }
            files.add(published());
        }
        assertEquals(receipts.get(0), receipts.get(1));
        assertEquals(files.get(0), files.get(1));
        try (Event event = open("--csv-separator=semicolon")) {
            assertEquals(0, event.play(Optional.empty()).over().played());
        }
        assertTrue(Files.readString(out().resolve("standings.csv")).contains("place;entrant;"), "as it was asked for");
        try (Event event = open("--pairs=2")) {
            assertEquals(2, event.play(Optional.empty()).over().played());
        }
        assertNotEquals(files.get(0), published());
    }

    private Map<String, String> published() throws IOException {
        Map<String, String> texts = new HashMap<>();
        for (String name : List.of("journal.jsonl", "games.jsonl", "results.json", "report.html", "receipt.json")) {
            texts.put(name, Files.readString(out().resolve(name)));
        }
        return texts;
    }

    @Test
    void aPlanThatNeedsAYesIsNotPlayedWithoutOne() {
        try (Event event = open("--move-time=10h")) {
            assertTrue(event.objection().orElseThrow().toString().contains("--yes"), event.objection()::toString);
            assertThrows(Failed.class, () -> event.play(Optional.empty()));
        }
        assertFalse(Files.exists(out()));
        try (Event event = open("--move-time=10h", "--yes=true")) {
            assertEquals(Optional.empty(), event.objection());
        }
    }

    @Test
    void stoppedBeforeThePlanItLooksAtNoJar() {
        try (Event event = open()) {
            event.stop();
            assertThrows(AdmissionStopped.class, event::plan);
        }
        assertEquals(List.of(), told());
        assertFalse(Files.exists(out()));
    }

    private Rerun rerun(String id, boolean isToAccept) {
        return Event.rerun(new RerunOrder(out(), id, null, GameJars.none(), true, isToAccept));
    }

    /** The id of the only game between the two in which this one has the first seat. */
    private String game(String opener) {
        try (Store store = Store.read(out())) {
            List<String> ids = new ArrayList<>();
            store.games().each(game -> {
                if (game.seats().get(0).entrant().equals(opener)) {
                    ids.add(game.id());
                }
            });
            return ids.get(0);
        }
    }

    @Test
    void aGameThatIsPlayedAgainSaysWhosePlacesWouldChangeBeforeItIsAccepted() throws Exception {
        try (Event event = open()) {
            event.play(Optional.empty());
        }
        try (Rerun rerun = rerun(game("first"), true)) {
            GameRecord again = rerun.play();
            assertTrue(rerun.isAlike(again), again::toString);
            assertEquals(List.of(), rerun.changes(again), "both have a point, as before");
            Attempt lost = new Attempt(again.result().plies(), List.of(-1.0, 1.0), List.of(), Optional.empty());
            GameRecord other = new GameRecord(rerun.game(), lost, again.logs());
            assertFalse(rerun.isAlike(other));
            assertEquals(List.of(new PlaceChange("first", 1, 2)), rerun.changes(other));
            assertEquals(List.of(), rerun.changes(again), "nothing was accepted");
            rerun.accept(again, "a dispute");
        }
        try (Store store = Store.read(out())) {
            Attempt counting = store.games().find(game("first")).orElseThrow().result();
            assertTrue(counting.voided().orElseThrow().toString().endsWith("a dispute"), counting::toString);
        }
    }

    @Test
    void whoDoesNotKnowTheGameHearsWhereTheIdsAre() {
        try (Event event = open()) {
            event.play(Optional.empty());
        }
        Failed failed = assertThrows(Failed.class, () -> rerun("0000-a-none", false));
        assertTrue(failed.getMessage().contains("games.jsonl"), failed::toString);
    }
}
