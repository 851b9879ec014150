package org.botarena.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.explain.LiveJudge;
import org.botarena.arena.news.News;

/** Judges positions of random games like the kibitzer, without a pause, until its standard input ends. */
public final class Judging {
    private Judging() {}

    /** Takes the name of the game. */
    public static void main(String[] args) {
        Thread thread = new Thread(() -> judge(Games.installed().parse(args[0])), "judging");
        thread.setDaemon(true);
        thread.start();
        try {
            System.in.readAllBytes();
        } catch (IOException e) {
            return; // The parent process has ended.
        }
    }

    private static <P extends Position<P>> void judge(Rules<P> rules) {
        LiveJudge<P> judge = LiveJudge.of(rules, () -> true);
        SplittableRandom random = new SplittableRandom(1);
        while (true) {
            List<String> moves = new ArrayList<>();
            for (P position = rules.start(); position.turn() >= 0; ) {
                judge.judge(
                        new News.GameBegun(
                                "0", List.of("one", "two"), rules.start().toString(), List.copyOf(moves)),
                        judged -> {});
                long move = position.moves()[random.nextInt(position.moves().length)];
                moves.add(position.show(move));
                position = position.play(move);
            }
        }
    }
}
