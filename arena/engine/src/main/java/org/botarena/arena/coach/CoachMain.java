package org.botarena.arena.coach;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.botarena.api.Games;
import org.botarena.arena.coach.Coach.Question;
import org.botarena.arena.explain.Explanation;
import org.botarena.arena.explain.KeyMoment;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.replay.Playback;
import org.botarena.arena.venue.Failed;

/**
 * The coach's process. It reads one {@link Question} per line, and answers each with a key position or an empty line.
 */
final class CoachMain {
    private static final Games GAMES = Games.installed();

    private CoachMain() {}

    /** Answers until the input ends. */
    public static void main(String[] args) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            out.println(answer(StableJson.value(line, Question.class))
                    .map(StableJson::text)
                    .orElse(""));
        }
    }

    private static Optional<KeyMoment> answer(Question question) {
        try {
            return KeyMoment.of(
                    Explanation.of(Playback.of(GAMES, question.game()), question.seats(), Explanation.USUAL_NODES));
        } catch (Failed e) {
            return Optional.empty(); // the game contradicts its rules, so it has no key position
        }
    }
}
