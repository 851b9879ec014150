package org.botarena.arena.testjars;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Agents' jars, compiled on the fly: {@code TestJars.agent(folder, "looper", "while (true) {}")}. Thread-safe. */
public final class TestJars {
    private static final String AGENT = """
            package agents;

            import java.util.*;
            import org.botarena.api.*;

            public class %1$s%2$s extends Agent<%3$s> {
                %5$s
                public %1$s(Game<%3$s> game) { super(game); }
                @Override public long play(int player) throws Exception {
                    %4$s
                }
            }
            """;

    /** The body of an agent that plays the first move of the list. */
    public static final String FIRST_MOVE = "return game.position().moves()[0];";

    private TestJars() {}

    /** An empty jar to fill: {@code name.jar}. */
    public static TestJar jar(String name) {
        return new TestJar(name);
    }

    /** The jar of an agent for any game; {@code body} is its {@code play(int player)}. */
    public static Path agent(Path folder, String name, String body) {
        return agent(folder, name, body, "");
    }

    /** The same with fields, methods or initialisers of the class, which stand before its constructor. */
    public static Path agent(Path folder, String name, String body, String members) {
        return jar(name)
                .source(className(name), agentSource(name, body, members))
                .into(folder);
    }

    /** The jar of an agent for one game: the class of its positions is public and may be a nested one. */
    public static Path agentFor(Path folder, String name, Class<?> positions, String body) {
        return jar(name)
                .against(positions)
                .source(className(name), agentSourceFor(name, positions, body))
                .into(folder);
    }

    /** The source text of {@link #agent}: what its class is called says {@link #className}. */
    public static String agentSource(String name, String body, String members) {
        return AGENT.formatted(simpleName(name), "<P extends Position<P>>", "P", body, members);
    }

    /** The source text of {@link #agentFor}. */
    public static String agentSourceFor(String name, Class<?> positions, String body) {
        return AGENT.formatted(simpleName(name), "", positions.getCanonicalName(), body, "");
    }

    /** The agent class in the jar of that name: {@code agents.SlowStart} for {@code slow-start}. */
    public static String className(String name) {
        return "agents." + simpleName(name);
    }

    private static String simpleName(String name) {
        String words = Arrays.stream(name.split("[^A-Za-z0-9]+", -1))
                .filter(word -> !word.isEmpty())
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining());
        return words.isEmpty() || Character.isDigit(words.charAt(0)) ? "Agent" + words : words;
    }
}
