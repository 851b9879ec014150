package org.botarena.arena.cli.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.tournament.format.kind.Gauntlet;
import org.botarena.arena.tournament.format.kind.Knockout;
import org.botarena.arena.tournament.format.kind.Ladder;
import org.botarena.arena.tournament.format.kind.RoundRobin;
import org.botarena.arena.tournament.format.kind.Swiss;
import org.botarena.arena.tournament.format.kind.WithFinal;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Formats and times as they are typed. */
class FormatOptionsTest {
    private static final Clock TEN_AT_NIGHT = Clock.fixed(Instant.parse("2026-11-20T22:00:00Z"), ZoneOffset.UTC);

    private static FormatOptions format(String... typed) {
        return CommandLine.populateCommand(new FormatOptions(), typed);
    }

    private static String refused(String... typed) {
        return assertThrows(IllegalArgumentException.class, () -> format(typed).format())
                .getMessage();
    }

    private static TimeOptions time(String... typed) {
        return CommandLine.populateCommand(new TimeOptions(), typed);
    }

    private static String refusedTime(String... typed) {
        return assertThrows(IllegalArgumentException.class, () -> time(typed).until(TEN_AT_NIGHT))
                .getMessage();
    }

    @Test
    void everyFormatHasAName() {
        assertEquals(new RoundRobin(), format().format());
        assertEquals(new Swiss(0), format("--format", "swiss").format());
        assertEquals(new Swiss(5), format("--format=swiss", "--rounds=5").format());
        assertEquals(new Knockout(), format("--format", "knockout").format());
        assertEquals(
                new Knockout(List.of("uct", "flat")),
                format("--format", "knockout", "--seeded", "uct,flat").format());
        assertEquals("--seeded is for --format knockout, not for ladder", refused("--format=ladder", "--seeded=uct"));
        assertEquals(new Ladder(), format("--format", "ladder").format());
        assertEquals(
                new Gauntlet(List.of("random", "flat")),
                format("--format", "gauntlet", "--against", "random,flat").format());
        assertEquals(
                new WithFinal(new Swiss(0), 8),
                format("--format", "swiss", "--final", "8").format());
    }

    @Test
    void whatDoesNotGoTogetherIsRefusedWithWhatWould() {
        assertEquals(
                "--format: there is no 'swis', there are gauntlet, knockout, ladder, round-robin, swiss;"
                        + " did you mean swiss?",
                refused("--format", "swis"));
        assertEquals(
                "--format gauntlet needs --against random,flat,uct: the references", refused("--format", "gauntlet"));
        assertEquals("--against is for --format gauntlet, not for swiss", refused("--format=swiss", "--against=uct"));
        assertEquals("--rounds is for --format swiss, not for ladder", refused("--format=ladder", "--rounds=3"));
        assertEquals("--rounds is 0: it must be at least 1", refused("--format=swiss", "--rounds=0"));
        assertEquals("--final is 1: it must be at least 2", refused("--final=1"));
    }

    @Test
    void anchorsAreNamesWithTheirRatings() {
        assertEquals(Map.of(), format().anchors());
        assertEquals(
                Map.of("random", 0.0, "uct:k=0.5", 900.0),
                format("--anchor", "random=0,uct:k=0.5=900").anchors());
        assertEquals(
                "--anchor 'random' is no name with its Elo points: random=0",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> format("--anchor=random").anchors())
                        .getMessage());
        assertEquals(
                "--anchor: 'random' is there twice",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> format("--anchor=random=1,random=2").anchors())
                        .getMessage());
    }

    @Test
    void aTournamentMayEndAfterASpanOrAtATimeOfTheDay() {
        assertEquals(Optional.empty(), time().until(TEN_AT_NIGHT));
        assertEquals(
                Optional.of(TEN_AT_NIGHT.instant().plus(Duration.ofHours(2))),
                time("--budget", "2h").until(TEN_AT_NIGHT));
        assertEquals(
                Optional.of(Instant.parse("2026-11-21T07:30:00Z")),
                time("--finish-by", "07:30").until(TEN_AT_NIGHT),
                "tomorrow morning");
        assertEquals(
                Optional.of(Instant.parse("2026-11-20T23:15:00Z")),
                time("--finish-by", "23:15").until(TEN_AT_NIGHT));
        assertEquals(
                Optional.of(Instant.parse("2026-11-22T07:30:00Z")),
                time("--finish-by", "2026-11-22T07:30").until(TEN_AT_NIGHT));
    }

    @Test
    void aTimeThatHasPassedOrIsNoneIsRefused() {
        assertEquals(
                "--finish-by 2026-11-20T07:30: that time has passed", refusedTime("--finish-by", "2026-11-20T07:30"));
        assertEquals(
                "--finish-by 'soon' is no time: write 07:30, or 2026-11-22T07:30", refusedTime("--finish-by", "soon"));
        assertEquals(
                "--budget and --finish-by say the same: give one of them",
                refusedTime("--finish-by", "07:30", "--budget", "2h"));
    }
}
