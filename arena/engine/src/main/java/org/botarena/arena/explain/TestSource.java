package org.botarena.arena.explain;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.botarena.api.Position;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.SeatRecord;
import org.botarena.arena.replay.Playback;

/**
 * The source text of a JUnit test. The test takes the agent to a position of a recorded game, where it must not
 * repeat its mistake. It needs the agent, its API and JUnit Jupiter, and nothing of the arena.
 */
final class TestSource {
    private static final String TEXT = """
            import static org.junit.jupiter.api.Assertions.assertNotEquals;
            import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
            import static org.junit.jupiter.api.Assertions.assertTrue;

            import java.time.Duration;
            import java.util.Arrays;
            import java.util.Map;
            import org.botarena.api.Agent;
            import org.botarena.api.Game;
            import org.botarena.api.Games;
            import org.botarena.api.Rules;
            import org.junit.jupiter.api.Test;

            /** Ply {ply} of game {id}: {why}. */
            class {name} {
                private static final String AGENT = {agent};
                private static final String GAME = {game};
                private static final String POSITION = {position};
                private static final String MOVES = {moves};
                private static final Duration MOVE_TIME = Duration.ofMillis({millis});
                private static final int PLAYER = {player};

                @Test
                void {test}() throws Exception {
                    FixedGame game = new FixedGame();
                    Agent<?> agent = (Agent<?>) Class.forName(AGENT).getConstructor(Game.class).newInstance(game);
                    game.begin();
                    long move = assertTimeoutPreemptively(MOVE_TIME, () -> agent.play(PLAYER), "it is late");
                    String played = game.position().show(move);
                    boolean isLegal = Arrays.stream(game.position().moves()).anyMatch(legal -> legal == move);
                    assertTrue(isLegal, played + " is not legal in " + POSITION);{assertion}
                }

                /** What the agent saw. */
                private static final class FixedGame implements Game<{type}> {
                    private final Rules<{type}> rules = parsed();
                    private final {type} position = rules.parse(POSITION);
                    private long deadline = System.nanoTime() + MOVE_TIME.toNanos();

                    @SuppressWarnings("unchecked")
                    private static Rules<{type}> parsed() {
                        return (Rules<{type}>) Games.installed().parse(GAME);
                    }

                    void begin() {
                        deadline = System.nanoTime() + MOVE_TIME.toNanos();
                    }

                    @Override
                    public Rules<{type}> rules() {
                        return rules;
                    }

                    @Override
                    public {type} position() {
                        return position;
                    }

                    @Override
                    public long[] history() {
                        String[] moves = MOVES.isEmpty() ? new String[0] : MOVES.split(" ");
                        return Arrays.stream(moves).mapToLong(position::parse).toArray();
                    }

                    @Override
                    public Duration timeLeft() {
                        return Duration.ofNanos(Math.max(0, deadline - System.nanoTime()));
                    }

                    @Override
                    public long seed() {
                        return {seed}L;
                    }

                    @Override
                    public Map<String, String> options() {
                        return Map.ofEntries({options});
                    }
                }
            }
            """;

    private static final Pattern PLACE = Pattern.compile("\\{([a-z]+)\\}");

    private TestSource() {}

    /**
     * The text of the file {@code name.java}.
     *
     * @throws IllegalArgumentException if the game's id or the agent's seed is invalid, so the arena did not write
     *     the file
     */
    static String of(Playback<?> playback, KeyMoment lesson, String agentClass, String name) {
        GameRecord game = playback.game();
        Position<?> position = playback.positions().get(lesson.ply());
        SeatRecord seat = game.seats().get(lesson.player());
        Map<String, String> values = new TreeMap<>();
        values.put("ply", "" + lesson.ply());
        values.put("id", JavaText.id(game.id()));
        values.put("why", JavaText.comment(lesson.bad().map(move -> move + " ").orElse("") + lesson.why()));
        values.put("name", name);
        values.put("agent", JavaText.literal(agentClass));
        values.put("game", JavaText.literal(game.game()));
        values.put("position", JavaText.literal(position.seenBy(lesson.player()).toString()));
        values.put(
                "moves",
                JavaText.literal(
                        game.plies().stream().limit(lesson.ply()).map(Ply::move).collect(Collectors.joining(" "))));
        values.put("millis", "" + game.granted().moves().longest().toMillis());
        values.put("player", "" + lesson.player());
        values.put("test", lesson.bad().isPresent() ? "playsSomethingBetter" : "playsALegalMoveInTime");
        values.put("assertion", assertion(lesson));
        values.put("type", playback.rules().positionType().getCanonicalName());
        values.put("seed", JavaText.number("" + seat.seed()));
        values.put(
                "options",
                seat.options().entrySet().stream()
                        .map(option -> "Map.entry(%s, %s)"
                                .formatted(JavaText.literal(option.getKey()), JavaText.literal(option.getValue())))
                        .collect(Collectors.joining(", ")));
        // In one pass: a value that looks like another placeholder stays unchanged.
        return PLACE.matcher(TEXT).replaceAll(place -> Matcher.quoteReplacement(values.get(place.group(1))));
    }

    private static String assertion(KeyMoment lesson) {
        return lesson.bad()
                .map(move -> "\n        assertNotEquals(%s, played, %s);"
                        .formatted(
                                JavaText.literal(move),
                                JavaText.literal(lesson.why().toString())))
                .orElse("");
    }
}
