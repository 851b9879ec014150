package org.botarena.arena.coach;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import org.botarena.api.Games;
import org.botarena.arena.explain.Explanation;
import org.botarena.arena.explain.KeyMoment;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.replay.Playback;
import org.botarena.arena.venue.Failed;

/**
 * The coach's process. It reads two lines, a game and the seats to judge, and answers with one: the key position, or an
 * empty line.
 */
final class CoachMain {
    private static final Games GAMES = Games.installed();

    private CoachMain() {}

    /** Answers until the input ends. */
    public static void main(String[] args) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            GameRecord game = StableJson.value(line, GameRecord.class);
            Set<Integer> seats = Set.of(StableJson.value(in.readLine(), Integer[].class));
            out.println(answer(game, seats).map(StableJson::text).orElse(""));
        }
    }

    private static Optional<KeyMoment> answer(GameRecord game, Set<Integer> seats) {
        try {
            return KeyMoment.of(Explanation.of(Playback.of(GAMES, game), seats, Explanation.USUAL_NODES));
        } catch (Failed e) {
            return Optional.empty(); // the game contradicts its rules, so it has no key position
        }
    }
}
