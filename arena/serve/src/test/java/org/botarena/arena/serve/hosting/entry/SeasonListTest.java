package org.botarena.arena.serve.hosting.entry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.people.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The records of finished seasons, and of the current one. */
class SeasonListTest {
    @TempDir
    private Path folder;

    @Test
    void anEntrantWithoutARatingIsReadWithoutOneAndDoesNotAnchorTheNextSeason() {
        List<Season.Place> standings = List.of(
                new Season.Place(1, "random", -12.0, 8),
                new Season.Place(2, "greedy", null, 0),
                new Season.Place(2, "anna@1", null, 0));
        try (EventFile file = EventFile.open(folder.resolve("evening"), Clock.systemUTC())) {
            new Persons(file, List.of()).add(Role.ORGANIZER, "", "", "", "organizer", Person.State.APPROVED);
            SeasonList seasons = new SeasonList(file);
            seasons.end("autumn");
            seasons.ended(Map.of("seasons/1/ladder", "line glass"), standings);

            Season season = seasons.last().orElseThrow();
            assertEquals(standings, season.standings());
            assertEquals(Map.of("random", -12.0), season.anchors());
        }
    }

    @Test
    void theLastStandingsAreKeptUntilTheSeasonEnds() {
        List<Season.Place> standings = List.of(new Season.Place(1, "anna@1", 30.002, 5));
        try (EventFile file = EventFile.open(folder.resolve("evening"), Clock.systemUTC())) {
            new Persons(file, List.of()).add(Role.ORGANIZER, "", "", "", "organizer", Person.State.APPROVED);
            SeasonList seasons = new SeasonList(file);
            assertFalse(seasons.keep(List.of()), "a ladder without a line has no standings");
            assertTrue(seasons.keep(standings));

            assertFalse(seasons.keep(standings), "nothing has changed");
            assertEquals(standings, seasons.standings().orElseThrow().lines());

            seasons.rename("anna@1", "former author 2@1");
            assertEquals(
                    "former author 2@1",
                    seasons.standings().orElseThrow().lines().get(0).entrant());

            seasons.end("autumn");
            seasons.ended(Map.of(), standings);
            assertEquals(Optional.empty(), seasons.standings());
        }
    }
}
