package org.botarena.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.Setting;
import org.botarena.game.reversi.Reversi;
import org.junit.jupiter.api.Test;

/** The code on the API page compiles and plays. */
class ApiPageTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final Path SOURCES = Path.of("src", "test", "java", "org", "botarena", "docs");
    private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final List<String> HEADINGS = List.of(
            "## Rules and source",
            "## Notation",
            "## Coding of moves",
            "## What a player sees",
            "## Score",
            "## Options",
            "## Known values",
            "## What `parse` refuses");

    @Test
    void everyExampleOnThePageIsInACompiledFile() throws IOException {
        List<String> sources = sources();
        List<String> examples = JAVA.matcher(Files.readString(DOCS.resolve("api.md")))
                .results()
                .map(block -> block.group(1))
                .toList();
        assertTrue(examples.size() >= 6, "examples: " + examples.size());
        for (String example : examples) {
            assertTrue(sources.stream().anyMatch(source -> source.contains(example)), "in no source:\n" + example);
        }
    }

    private static List<String> sources() throws IOException {
        try (Stream<Path> files = Files.list(SOURCES)) {
            return files.map(ApiPageTest::read).toList();
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void everyGameHasItsPageWithTheFixedHeadingsAndItsOptions() throws IOException {
        List<GameType> games = Games.installed().all().stream()
                .filter(type -> type.positionType().getPackageName().startsWith("org.botarena.game."))
                .toList();
        for (GameType game : games) {
            String page = Files.readString(DOCS.resolve("games").resolve(game.name() + ".md"));
            List<String> headings = Pattern.compile("^## .*$", Pattern.MULTILINE)
                    .matcher(page)
                    .results()
                    .map(MatchResult::group)
                    .toList();
            assertEquals(HEADINGS, headings, game.name());
            for (Setting setting : game.settings()) {
                String row = "| `%s` | `%s` |".formatted(setting.name(), setting.byDefault());
                assertTrue(page.contains(row), () -> game.name() + ".md has no row " + row);
            }
        }
    }

    @Test
    void theExamplesPlayWholeGames() throws Exception {
        playsThrough("reversi:size=4", MyAgent::new);
        playsThrough("reversi:size=6", CornerAgent::new);
        playsThrough("reversi:size=4", (Game<Reversi> seat) -> new PlayoutAgent<>(seat));
        playsThrough("tictactoe", seat -> new PlayoutAgent<>(seat));
    }

    @SuppressWarnings("unchecked") // The caller names the game that the agent plays.
    private static <P extends Position<P>> void playsThrough(String spec, Function<Game<P>, Agent<P>> agent)
            throws Exception {
        Seat<P> seat = new Seat<>((Rules<P>) Games.installed().parse(spec));
        Agent<P> player = agent.apply(seat);
        for (int turn = seat.position.turn(); turn != Position.OVER; turn = seat.position.turn()) {
            seat.position = seat.position.tryPlay(player.play(turn));
        }
        assertFalse(Double.isNaN(seat.position.score(0)));
    }

    /** A game without an arena: no time is left, so an agent answers after its first round. */
    private static final class Seat<P extends Position<P>> implements Game<P> {
        private final Rules<P> rules;
        private P position;

        Seat(Rules<P> rules) {
            this.rules = rules;
            this.position = rules.start();
        }

        @Override
        public Rules<P> rules() {
            return rules;
        }

        @Override
        public P position() {
            return position;
        }

        @Override
        public long[] history() {
            return new long[0];
        }

        @Override
        public Duration timeLeft() {
            return Duration.ZERO;
        }

        @Override
        public long seed() {
            return 1;
        }

        @Override
        public Map<String, String> options() {
            return Map.of("share", "0.9");
        }
    }
}
