package org.botarena.arena.tournament.standing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.schedule.Setup;
import org.junit.jupiter.api.Test;

/** Ratings of a tournament in which one entrant's rating is given. */
class AnchoredTallyTest {
    @Test
    void withoutAnchorsOnlyTheGamesDetermineTheRatings() {
        Setup plain = Contest.setup("tictactoe", 5, "anna", "bert", "carl");
        Setup anchored = new Setup(
                plain.terms(),
                plain.format(),
                plain.pairs(),
                plain.openings(),
                plain.seed(),
                plain.jobs(),
                plain.entrants(),
                Map.of("anna", 1000.0),
                plain.turnover(),
                plain.title());
        Tally games = new Tally(plain);
        Tally tally = new Tally(anchored);
        new Tournament(
                        Contest.schedule(plain),
                        new PlayedInProcess(plain.terms().rules()),
                        1,
                        Contest.replaysAtOnce(),
                        List.of(games, tally))
                .run();
        assertEquals(new Interval(1000, 1000, 1000), tally.analysis().ratings().rating("anna"));
        for (String entrant : plain.names()) {
            assertEquals(
                    games.analysis().ratings().rating(entrant),
                    tally.ratingsWithoutAnchors().rating(entrant));
        }
    }
}
