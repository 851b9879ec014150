package org.botarena.arena.serve.hosting.casual;

import java.util.List;
import java.util.stream.IntStream;
import org.botarena.api.Rules;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.Replays;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.venue.DrawnSeed;

/** A game of two agents that does not count, from the start of the rules. */
public final class UncountedGame {
    private UncountedGame() {}

    /**
     * Plays a game.
     *
     * @param id of the game: a number, a dash and a word
     * @param first takes the seats of the first team
     * @return the game, which is disturbed if the machine was too busy
     */
    public static GameRecord played(String id, Entrant first, Entrant second, Rules<?> rules, GameRunner runner)
            throws InterruptedException {
        Fixtures fixtures = Fixtures.of(rules, new Openings.Start(), DrawnSeed.next());
        List<Long> seeds = IntStream.range(0, rules.players())
                .mapToObj(seat -> fixtures.pair(1 + seat).seed())
                .toList();
        List<Entrant> seats = IntStream.range(0, rules.players())
                .mapToObj(seat -> rules.team(seat) == 0 ? first : second)
                .toList();
        return Replays.brief().play(runner, new ScheduledGame(id, fixtures.pair(0), seats, seeds));
    }
}
