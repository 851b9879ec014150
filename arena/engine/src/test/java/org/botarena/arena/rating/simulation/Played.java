package org.botarena.arena.rating.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.botarena.arena.rating.pool.PairResult;
import org.botarena.arena.rating.pool.Pool;
import org.botarena.arena.tournament.format.GamePair;
import org.botarena.arena.tournament.format.Participants;
import org.botarena.arena.tournament.format.Score;

/** A finished tournament of known strengths. Immutable. */
public record Played(Participants field, Pool pool) {
    /** Plays one. */
    public static Played of(Setting setting, World world, long seed) {
        Participants field = new Participants(world.names(), setting.pairs(), seed, Map.of());
        List<PairResult.Game> games = new ArrayList<>();
        List<List<Score>> played = new ArrayList<>();
        for (List<GamePair> bouts = setting.format().next(field, played);
                !bouts.isEmpty();
                bouts = setting.format().next(field, played)) {
            List<Score> round = new ArrayList<>();
            for (GamePair bout : bouts) {
                List<PairResult.Game> pair = world.meet(bout.one(), bout.other(), bout.pair());
                games.addAll(pair);
                round.add(score(bout, pair));
            }
            played.add(round);
        }
        return new Played(field, Pool.of(world.names(), PairResult.of(games)));
    }

    private static Score score(GamePair bout, List<PairResult.Game> pair) {
        int wins = (int) pair.stream().filter(game -> game.points() == 1).count();
        int losses = (int) pair.stream().filter(game -> game.points() == 0).count();
        int draws = pair.size() - wins - losses;
        return new Score(
                bout,
                new Score.Side(wins, draws, wins - losses, 0, 1),
                new Score.Side(losses, draws, losses - wins, 0, 1));
    }
}
