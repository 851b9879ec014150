package org.botarena.arena.serve.hosting.entry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.people.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The records of finished seasons. */
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
}
