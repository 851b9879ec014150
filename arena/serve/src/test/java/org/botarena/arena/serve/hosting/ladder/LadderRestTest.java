package org.botarena.arena.serve.hosting.ladder;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.botarena.api.Games;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.ladder.LadderRest.RestReason;
import org.botarena.arena.serve.hosting.play.Visitors;
import org.botarena.arena.store.Kept;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.format.Formats;
import org.botarena.arena.view.TournamentView;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The reasons why the ladder rests, and the text for the author of a version. */
class LadderRestTest {
    private static final Set<String> TWO = Set.of("anna@1", "bert@1");

    @TempDir
    Path folder;

    private EventFile file;
    private EventSettings settings;
    private TournamentView view;

    @BeforeEach
    void open() {
        file = EventFile.open(folder.resolve("event"), Clock.systemUTC());
        settings = new EventSettings(file);
        Path ladder = folder.resolve("ladder");
        view = new TournamentView(ladder, Games.installed(), Clock.systemUTC());
    }

    @AfterEach
    void close() {
        file.close();
    }

    private static Instant at(String time) {
        return LocalDateTime.parse("2026-11-" + time)
                .atZone(ZoneId.systemDefault())
                .toInstant();
    }

    private LadderRest rest(String hours, int gamesADay, Visitors visitors) {
        return new LadderRest(settings, visitors, LadderHours.of(Optional.of(hours), gamesADay), () -> view, List::of);
    }

    private static Visitors nobody() {
        return new Visitors(2, () -> {});
    }

    private void play(int games) {
        Entrant[] both = {Kept.entrant("anna@1", 1), Kept.entrant("bert@1", 1)};
        Path ladder = folder.resolve("ladder");
        new Kept(ladder, Kept.setup(Formats.of(Map.of("format", "open-ladder")), 1, both), List.of()).playUntil(games);
        view.load();
    }

    @Test
    void outsideItsHoursItRestsAndSaysWhenItPlays() {
        LadderRest rest = rest("18:00-08:00", 300, nobody());
        assertEquals(Optional.empty(), rest.reason(at("23T20:00"), TWO));
        assertEquals(Optional.of(LadderState.CLOSED), rest.reason(at("23T12:00"), TWO));
        assertEquals(
                Optional.of(new RestReason(LadderState.CLOSED, List.of("18:00", "08:00"))),
                rest.reason(LadderState.CLOSED, "anna@1"));
    }

    @Test
    void afterTheGamesOfADayItRestsUntilTheNextAndTellsHowManyTheyWere() {
        LadderRest rest = rest("00:00-00:00", 8, nobody());
        assertEquals(Optional.empty(), rest.reason(at("23T09:00"), TWO), "the day begins");
        play(8);
        assertEquals(Optional.of(LadderState.ENOUGH), rest.reason(at("23T10:00"), TWO));
        assertEquals(
                Optional.of(new RestReason(LadderState.ENOUGH, List.of("8", "8"))),
                rest.reason(LadderState.ENOUGH, "anna@1"));
        assertEquals(
                Optional.empty(),
                rest.reason(at("23T10:00"), Set.of("anna@1", "bert@1", "zoe@1")),
                "a newcomer has no place yet");
        assertEquals(Optional.empty(), rest.reason(at("24T00:01"), TWO), "another day");
    }

    @Test
    void itRestsWhilePausedForAVisitorAndWithoutAgents() {
        Visitors visitors = nobody();
        LadderRest rest = rest("00:00-00:00", 8, visitors);
        visitors.begin();
        assertEquals(Optional.of(LadderState.VISITORS), rest.reason(at("23T09:00"), TWO));
        visitors.end();
        assertEquals(Optional.of(LadderState.EMPTY), rest.reason(at("23T09:00"), Set.of()));
        settings.pauseLadder(true);
        assertEquals(Optional.of(LadderState.PAUSED), rest.reason(at("23T09:00"), TWO));
    }

    @Test
    void anActiveVersionGetsNoReasonAndEveryReasonHasAText() {
        LadderRest rest = rest("18:00-08:00", 8, nobody());
        assertEquals(Optional.empty(), rest.reason(LadderState.PLAYS, "anna@1"));
        assertEquals(Optional.empty(), rest.reason(LadderState.FAILED, "anna@1"));
        for (LadderState state : List.of(
                LadderState.RESTS,
                LadderState.CLOSED,
                LadderState.ENOUGH,
                LadderState.PAUSED,
                LadderState.VISITORS,
                LadderState.YIELDS)) {
            RestReason told = rest.reason(state, "anna@1").orElseThrow();
            for (Language language : Language.values()) {
                String pattern = language.text(
                        "host.rest." + told.why().name().toLowerCase(Locale.ROOT),
                        told.values().toArray());
                told.values().forEach(value -> assertEquals(true, pattern.contains(value), pattern));
            }
        }
    }
}
