package org.botarena.arena.serve.hosting.casual;

import java.util.List;
import java.util.stream.IntStream;
import org.botarena.api.Rules;
import org.botarena.arena.match.LiveTable;
import org.botarena.arena.match.Terms;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.tournament.Replays;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.venue.DrawnSeed;
import org.botarena.arena.venue.Venue;

/** A game of two agents that counts for nothing, from the start of the rules, on a lane of checks. */
public final class UncountedGame {
    private UncountedGame() {}

    /**
     * Plays it.
     *
     * @param id of the game
     * @param first takes the seats of the first team
     * @return the game; it is disturbed if the machine was too busy for it
     */
    public static GameRecord played(String id, Entrant first, Entrant second, Terms terms, Venue open)
            throws InterruptedException {
        Rules<?> rules = terms.rules();
        Fixtures fixtures = Fixtures.of(rules, new Openings.Start(), DrawnSeed.next());
        List<Long> seeds = IntStream.range(0, rules.players())
                .mapToObj(seat -> fixtures.pair(1 + seat).seed())
                .toList();
        List<Entrant> seats = IntStream.range(0, rules.players())
                .mapToObj(seat -> rules.team(seat) == 0 ? first : second)
                .toList();
        try (LiveTable table = open.table(terms, 1, Lanes.Use.CHECK)) {
            return Replays.brief().play(table, new Pairing(id, fixtures.pair(0), seats, seeds));
        }
    }
}
