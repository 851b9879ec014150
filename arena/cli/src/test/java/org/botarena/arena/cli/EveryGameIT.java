package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.Setting;
import org.botarena.arena.cli.Shell.Ran;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The sample agents play every game to its end, with the defaults and at both ends of every option. They count
 * simulations instead of using the clock, so deadlines do not matter.
 */
@DisabledOnOs(OS.WINDOWS)
class EveryGameIT {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    @TempDir
    Path folder;

    /** The games that a tournament accepts; the others are played in a series. */
    private static List<GameType> ofTwoSides() {
        return Games.installed().all().stream()
                .filter(type ->
                        Games.installed().parse(type.name()).firstSeats().size() == 2)
                .toList();
    }

    static List<String> games() {
        return ofTwoSides().stream().map(GameType::name).toList();
    }

    /** Each option at each end, separately and, if they are compatible, together. */
    static List<String> gamesAtBothEndsOfTheirOptions() {
        Set<String> games = new LinkedHashSet<>();
        for (GameType type : ofTwoSides()) {
            games.add(type.name());
            for (Setting setting : type.settings()) {
                ends(setting).forEach(end -> games.add(canonical(type.name() + ":" + setting.name() + "=" + end)));
            }
            if (!type.settings().isEmpty()) {
                Stream.of(0, 1)
                        .map(end -> together(type, end))
                        .filter(EveryGameIT::isAllowed)
                        .forEach(game -> games.add(canonical(game)));
            }
        }
        return List.copyOf(games);
    }

    private static String together(GameType type, int end) {
        return type.settings().stream()
                .map(setting -> setting.name() + "=" + ends(setting).get(end))
                .collect(Collectors.joining(",", type.name() + ":", ""));
    }

    private static List<String> ends(Setting setting) {
        List<String> choices = setting.choices();
        if (!choices.isEmpty()) {
            return List.of(choices.get(0), choices.get(choices.size() - 1));
        }
        return setting.type() == Setting.Type.FLAG ? List.of("false", "true") : List.of(setting.min(), setting.max());
    }

    /** The name without options that have their defaults. */
    private static String canonical(String game) {
        return Games.installed().parse(game).name();
    }

    private static boolean isAllowed(String game) {
        try {
            Games.installed().parse(game);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("games")
    void aPairOfGamesEndsProperly(String game) throws Exception {
        assertPlayed(game, "random", "uct:simulations=10");
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("gamesAtBothEndsOfTheirOptions")
    void theSamplesPlayAndEveryGameEndsProperly(String game) throws Exception {
        List<String> samples = new ArrayList<>(List.of("random", "flat:rounds=2", "uct:simulations=20"));
        if (game.startsWith("reversi")) {
            samples.add("greedy");
        }
        assertPlayed(game, samples.toArray(String[]::new));
    }

    /** Plays every pair once; every game must end by the rules, without a fault. */
    private void assertPlayed(String game, String... samples) throws Exception {
        List<String> command = new ArrayList<>(
                List.of("run", "--game", game, "--out", "out", "--move-time", "5s", "--isolation=process"));
        command.addAll(Arrays.asList(samples));
        Ran ran = new Workplace(folder).arena(command.toArray(String[]::new));
        assertEquals(0, ran.code(), ran::toString);
        List<String> games = Files.readAllLines(folder.resolve("out/games.jsonl"));
        assertEquals(samples.length * (samples.length - 1), games.size(), ran::toString);
        for (String line : games) {
            assertEnded(Games.installed().parse(game), MAPPER.readTree(line));
        }
    }

    private static <P extends Position<P>> void assertEnded(Rules<P> rules, JsonNode game) {
        P position = rules.parse(game.at("/fixture/start").asText());
        for (JsonNode ply : game.at("/attempt/plies")) {
            position = position.tryPlay(position.parse(ply.get(0).asText()));
        }
        assertEquals(0, game.at("/attempt/faults").size(), game::toString);
        assertEquals(Position.OVER, position.turn(), game::toString);
        for (int player = 0; player < rules.players(); player++) {
            assertEquals(
                    position.score(player),
                    game.at("/attempt/scores").get(player).asDouble(),
                    game::toString);
        }
    }
}
