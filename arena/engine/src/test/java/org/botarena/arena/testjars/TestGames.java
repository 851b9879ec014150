package org.botarena.arena.testjars;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.botarena.api.GameType;

/** Games in jars of their own, compiled on the fly; no class path of the arena's has their classes. */
public enum TestGames {
    /** Two players, nothing hidden, and a player may move twice in a row: the game of the page on adding one. */
    DOTS_AND_BOXES("DotsAndBoxes"),
    /** Chance after every move, with uneven odds; an option {@code target}. */
    RACE("Race"),
    /** Four seats, two teams, hidden hands, scores of 0 to 66 points. */
    TRICKS("Tricks");

    private final String position;

    TestGames(String position) {
        this.position = position;
    }

    /** The name on the command line. */
    public String game() {
        return position.toLowerCase(Locale.ROOT);
    }

    /** The simple names of its classes: position, rules, type. */
    public List<String> classes() {
        return List.of(position, position + "Rules", position + "Type");
    }

    /** The text of one of its classes. */
    public String source(String simpleName) {
        String path = "/games/%s/%s.java".formatted(game(), simpleName);
        try (InputStream in = TestGames.class.getResourceAsStream(path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes its jar into the folder. */
    public Path into(Path folder) {
        TestJar jar = TestJars.jar(game()).entry("META-INF/services/" + GameType.class.getName(), typeName() + "\n");
        classes().forEach(simple -> jar.source(qualified(simple), source(simple)));
        return jar.into(folder);
    }

    private String typeName() {
        return qualified(position + "Type");
    }

    /** The binary name of the class of its positions. */
    public String positionName() {
        return qualified(position);
    }

    private String qualified(String simple) {
        return "org.example.%s.%s".formatted(game(), simple);
    }
}
