package org.botarena.arena.explain;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import javax.lang.model.SourceVersion;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.SeatRecord;
import org.botarena.arena.store.Store;
import org.botarena.arena.venue.Failed;

/**
 * A JUnit test made from a game: the agent must not repeat its mistake at the key position. Immutable.
 *
 * @param place the results folder or file of the game
 * @param ply of the position; empty: where the game was lost
 * @param agentClass the class of the agent with its package; empty: taken from the tournament's store
 */
public record JunitTest(Explanation explanation, Path place, OptionalInt ply, Optional<String> agentClass) {
    private static final String JAVA = ".java";

    /**
     * A Java source file. Immutable.
     *
     * @param name of the file
     */
    public record Source(String name, String text) {}

    /**
     * The test in a file that is named after the game and the ply.
     *
     * @throws Failed if there is no such key position, or the class is unknown
     */
    public Source source() {
        KeyMoment lesson = lesson();
        String name = name(lesson);
        return new Source(name, text(lesson, name));
    }

    /**
     * Writes the test and returns the path of its file.
     *
     * @param target a file or a folder
     * @throws Failed if there is no such key position, the class is unknown, or the file exists or cannot be written
     */
    public Path write(Path target) {
        KeyMoment lesson = lesson();
        Path file = file(target, lesson);
        String text = text(lesson, file.getFileName().toString());
        try {
            return Files.writeString(file, text, StandardOpenOption.CREATE_NEW);
        } catch (FileAlreadyExistsException e) {
            throw new Failed("%s is there already: move it away, or name another file".formatted(file), e);
        } catch (IOException e) {
            throw new Failed("cannot write %s: %s".formatted(file, e), e);
        }
    }

    private KeyMoment lesson() {
        GameRecord game = explanation.playback().game();
        if (!game.wasPlayedHere()) {
            throw new Failed("no test: %s does not say what time and seed the agent had; games that an arena played do"
                    .formatted(place));
        }
        try {
            return KeyMoment.of(explanation, ply);
        } catch (IllegalArgumentException e) {
            throw new Failed("no test: " + e.getMessage(), e);
        }
    }

    private String text(KeyMoment lesson, String file) {
        String agent = agent(explanation.playback().game().seats().get(lesson.player()));
        try {
            String type = file.substring(0, file.length() - JAVA.length());
            return TestSource.of(explanation.playback(), lesson, agent, type);
        } catch (IllegalArgumentException e) {
            throw new Failed("no test: %s, so no arena wrote this file".formatted(e.getMessage()), e);
        }
    }

    private String name(KeyMoment lesson) {
        String digits = explanation.id().replaceAll("[^a-zA-Z0-9]", "");
        return String.format(Locale.ROOT, "Game%sPly%dTest%s", digits, lesson.ply(), JAVA);
    }

    private Path file(Path target, KeyMoment lesson) {
        if (Files.isDirectory(target)) {
            return target.resolve(name(lesson));
        }
        String name = target.getFileName().toString();
        if (!name.endsWith(JAVA) || !SourceVersion.isIdentifier(name.substring(0, name.length() - JAVA.length()))) {
            throw new Failed("--junit %s: it is neither a folder nor a file like MyTest.java".formatted(target));
        }
        return target;
    }

    private String agent(SeatRecord seat) {
        agentClass.filter(name -> !SourceVersion.isName(name.replace('$', '.'))).ifPresent(name -> {
            throw new Failed("--agent-class %s: it is not the name of a class like org.me.MyAgent".formatted(name));
        });
        Path folder = Files.isDirectory(place) ? place : place.toAbsolutePath().getParent();
        return agentClass
                .or(() -> onFile(seat, folder))
                .orElseThrow(() -> new Failed("which class is %s? Nothing in %s tells: say --agent-class org.me.MyAgent"
                        .formatted(seat.entrant(), folder)));
    }

    private static Optional<String> onFile(SeatRecord seat, Path folder) {
        if (!Store.isIn(folder)) {
            return Optional.empty();
        }
        try (Store store = Store.read(folder)) {
            return store.isEmpty()
                    ? Optional.empty()
                    : store.entrants().last().stream()
                            .filter(entrant -> entrant.name().equals(seat.entrant()))
                            .map(entrant -> entrant.person().agent())
                            .findFirst();
        }
    }
}
