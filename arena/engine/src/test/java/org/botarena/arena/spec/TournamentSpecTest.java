package org.botarena.arena.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.enclosure.ProcessReuse;
import org.botarena.arena.store.SettingException;
import org.botarena.arena.store.Settings;
import org.botarena.arena.timing.TimeControl;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.tournament.format.Gauntlet;
import org.botarena.arena.tournament.format.Knockout;
import org.botarena.arena.tournament.format.Ladder;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.format.Swiss;
import org.botarena.arena.tournament.format.WithFinal;
import org.botarena.arena.venue.Installation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tournament that the settings of a request describe. */
class TournamentSpecTest {
    private static final Clock TEN_AT_NIGHT = Clock.fixed(Instant.parse("2026-11-20T22:00:00Z"), ZoneOffset.UTC);

    private static final Installation HERE = new Installation(Path.of(""), Path.of("agents"));

    /** Reads settings such as {@code --pairs=2}. */
    private static TournamentSpec spec(String... typed) {
        Map<String, String> texts = new HashMap<>();
        for (String option : typed) {
            String[] parts = option.substring(2).split("=", 2);
            texts.put(parts[0], parts[1]);
        }
        return TournamentSpec.of(new Settings(texts), HERE, TEN_AT_NIGHT);
    }

    private static String refused(String... typed) {
        return assertThrows(IllegalArgumentException.class, () -> spec(typed)).getMessage();
    }

    @Test
    void everyFormatHasAName() {
        assertEquals(new RoundRobin(), spec().format());
        assertEquals(new Swiss(0), spec("--format=swiss").format());
        assertEquals(new Swiss(5), spec("--format=swiss", "--rounds=5").format());
        assertEquals(new Knockout(), spec("--format=knockout").format());
        assertEquals(
                new Knockout(List.of("uct", "flat")),
                spec("--format=knockout", "--top-seeds=uct,flat").format());
        assertEquals(
                "--top-seeds is for --format knockout, not for ladder", refused("--format=ladder", "--top-seeds=uct"));
        assertEquals(new Ladder(), spec("--format=ladder").format());
        assertEquals(
                new Gauntlet(List.of("random", "flat")),
                spec("--format=gauntlet", "--against=random,flat").format());
        assertEquals(
                new WithFinal(new Swiss(0), 8),
                spec("--format=swiss", "--final=8").format());
    }

    @Test
    void theGradesToDecideAreThoseOfTheRuleFile(@TempDir Path folder) throws IOException {
        Path rules = folder.resolve("rules.txt");
        Files.writeString(rules, "95% vs random -> 10\n0.4 vs flat -> 12\n0.6 vs flat -> 14\n");
        TournamentSpec spec = spec("--decide=grades", "--grades=" + rules);
        assertEquals(
                Map.of("format", "gauntlet", "against", "random,flat", "decide", "0.95,0.4/0.6"),
                spec.format().settings());
        assertEquals(
                "--decide grades plays a gauntlet against the references of --grades, random, flat: leave --format out",
                refused("--decide=grades", "--grades=" + rules, "--format=swiss"));
        assertEquals(
                "--decide grades plays a gauntlet against the references of --grades, random, flat: leave --against out",
                refused("--decide=grades", "--grades=" + rules, "--against=uct", "--format=gauntlet"));
        assertEquals(
                "--decide grades needs --grades FILE: the lines that are to be decided",
                refused("--decide=grades", "--format=gauntlet", "--against=uct"));
    }

    @Test
    void theDecisionMustSuitTheFormat() {
        assertEquals(
                "round-robin deciding podium", spec("--decide=podium").format().toString());
        assertEquals(
                "--decide of a round robin is podium, not 'grades'; grades need --grades FILE, and no --format",
                refused("--decide=grades"));
        assertEquals(
                "--decide is for --format round-robin or gauntlet, not for swiss",
                refused("--decide=podium", "--format=swiss"));
        assertEquals(
                "--decide is 'best': write podium, or grades together with --grades FILE",
                refused("--decide=best", "--format=gauntlet", "--against=uct"));
    }

    @Test
    void conflictingSettingsAreRefusedWithAlternatives() {
        assertEquals(
                "--format: there is no 'swis', there are gauntlet, knockout, ladder, round-robin, swiss;"
                        + " did you mean swiss?",
                refused("--format=swis"));
        assertEquals("--format gauntlet needs --against random,flat,uct: the references", refused("--format=gauntlet"));
        assertEquals("--against is for --format gauntlet, not for swiss", refused("--format=swiss", "--against=uct"));
        assertEquals("--rounds is for --format swiss, not for ladder", refused("--format=ladder", "--rounds=3"));
        assertEquals("--rounds is 0: it must be at least 1", refused("--format=swiss", "--rounds=0"));
        assertEquals("--final is 1: it must be at least 2", refused("--final=1"));
    }

    @Test
    void anchorsAreNamesWithTheirRatings() {
        assertEquals(Map.of(), spec().anchors());
        assertEquals(
                Map.of("random", 0.0, "uct:k=0.5", 900.0),
                spec("--anchor=random=0,uct:k=0.5=900").anchors());
        assertEquals("--anchor 'random' is not a name with its Elo points: random=0", refused("--anchor=random"));
        assertEquals("--anchor: 'random' is there twice", refused("--anchor=random=1,random=2"));
    }

    @Test
    void aTournamentMayEndAfterASpanOrAtATimeOfTheDay() {
        assertEquals(Optional.empty(), spec().until());
        assertEquals(
                Optional.of(TEN_AT_NIGHT.instant().plus(Duration.ofHours(2))),
                spec("--budget=2h").until());
        assertEquals(
                Optional.of(Instant.parse("2026-11-21T07:30:00Z")),
                spec("--finish-by=07:30").until(),
                "tomorrow morning");
        assertEquals(
                Optional.of(Instant.parse("2026-11-20T23:15:00Z")),
                spec("--finish-by=23:15").until());
        assertEquals(
                Optional.of(Instant.parse("2026-11-22T07:30:00Z")),
                spec("--finish-by=2026-11-22T07:30").until());
    }

    @Test
    void aPastOrInvalidTimeIsRefused() {
        assertEquals("--finish-by 2026-11-20T07:30: that time has passed", refused("--finish-by=2026-11-20T07:30"));
        assertEquals("--finish-by 'soon' is not a time: write 07:30, or 2026-11-22T07:30", refused("--finish-by=soon"));
        assertEquals(
                "--budget and --finish-by say the same: give one of them", refused("--finish-by=07:30", "--budget=2h"));
    }

    @Test
    void missingSettingsTakeTheirDefaults() {
        TournamentSpec spec = spec();
        assertEquals("reversi", spec.terms().rules().name());
        assertEquals(
                TimeControl.perMove(Duration.ofSeconds(2), Duration.ofSeconds(5)),
                spec.terms().times());
        assertEquals(256, spec.terms().heapMiB());
        assertEquals(Isolation.SANDBOX, spec.terms().isolation());
        assertEquals(Optional.empty(), spec.isolation());
        assertEquals(ProcessReuse.GAME, spec.terms().fresh());
        assertEquals(1, spec.pairs());
        assertNotEquals(spec.seed(), spec().seed(), "it is drawn");
    }

    @Test
    void typedSettingsOverrideAFileWhichOverridesRecordedSettings() {
        Settings typed = new Settings(Map.of("pairs", "2"));
        Settings file = new Settings(Map.of("pairs", "3", "seed", "4", "yes", "true")).naming(List.of("uct"));
        Settings saved = new Settings(Map.of("pairs", "5", "seed", "6", "heap", "64m"));
        TournamentSpec spec = TournamentSpec.of(typed.over(file).over(saved), HERE, TEN_AT_NIGHT);
        assertEquals(2, spec.pairs());
        assertEquals(4, spec.seed());
        assertEquals(64, spec.terms().heapMiB());
        assertEquals(List.of("uct"), spec.entrants().entrants());
        assertTrue(spec.isConfirmed());
    }

    @Test
    void recordedOpeningsStayUnlessOthersAreTyped() {
        Openings.Listed kept = new Openings.Listed(
                "gone.txt", List.of(new Openings.Opening("......... X", List.of("4"), "....X.... O")));
        Settings saved = spec("--game=tictactoe").settings(Isolation.SANDBOX, 17);
        Settings listed =
                new Settings(saved.with("openings", Settings.openings(kept)).texts(), List.of(), Optional.of(kept));
        assertEquals(
                kept, TournamentSpec.of(request(listed), HERE, TEN_AT_NIGHT).openings());
        Settings other = new Settings(Map.of("openings", "random:2")).over(listed);
        assertEquals(
                new Openings.Random(2),
                TournamentSpec.of(request(other), HERE, TEN_AT_NIGHT).openings());
    }

    private static Settings request(Settings settings) {
        return settings.without(List.of("agent-java"));
    }

    @Test
    void itsSettingsGiveTheSameSpec() {
        TournamentSpec spec = spec(
                "--game=matches:n=5",
                "--format=gauntlet",
                "--against=uct,flat",
                "--move-time=1.5s",
                "--heap=1g",
                "--fresh=pair",
                "--isolation=process",
                "--anchor=uct=-12.5",
                "--seed=-7");
        Settings settings = spec.settings(Isolation.PROCESS, 17);
        TournamentSpec again = TournamentSpec.of(request(settings), HERE, TEN_AT_NIGHT);
        assertEquals(settings, again.settings(Isolation.PROCESS, 17));
        assertEquals(spec.format(), again.format());
        assertEquals(spec.anchors(), again.anchors());
        assertEquals(spec.terms().times(), again.terms().times());
        assertEquals(spec.terms().fresh(), again.terms().fresh());
    }

    @Test
    void aBlankTextIsRefusedByTheNameOfItsSetting() {
        SettingException refusal = assertThrows(SettingException.class, () -> spec("--rounds=two", "--format=swiss"));
        assertEquals("rounds", refusal.name());
        assertEquals("--rounds wants a whole number, got 'two'", refusal.getMessage());
        assertEquals(
                "--move-time: '31d' is not a duration of at least 1ms: write 100ms, 2s, 1.5s," + " 1m or 2h",
                refused("--move-time=31d"));
        assertEquals("--move-time: '721h' is longer than thirty days", refused("--move-time=721h"));
        assertEquals("--jobs is 0: it must be at least 1", refused("--jobs=0"));
    }

    @Test
    void anotherUsersFolderCannotNameAFileOfOpenings() {
        Settings saved = spec("--game=tictactoe").settings(Isolation.SANDBOX, 17);
        assertEquals(saved, saved.requireNoFile());
        assertThrows(
                IllegalArgumentException.class,
                () -> saved.with("openings", "/etc/passwd").requireNoFile());
    }
}
