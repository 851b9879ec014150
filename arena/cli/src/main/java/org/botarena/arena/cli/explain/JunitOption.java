package org.botarena.arena.cli.explain;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import javax.lang.model.SourceVersion;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.SeatRecord;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoredEntrant;
import org.botarena.arena.venue.Failed;
import picocli.CommandLine.Option;

/** The options that let a game leave a test behind. */
final class JunitOption {
    private static final String JAVA = ".java";

    @Option(
            names = "--junit",
            paramLabel = "FILE",
            required = true,
            description = "File or folder for a JUnit test of the move that lost the game.")
    private Path target;

    @Option(names = "--ply", paramLabel = "N", description = "Ply to test instead.")
    private Integer ply;

    @Option(
            names = "--agent-class",
            paramLabel = "CLASS",
            description = "Class of the agent with its package (default: that of the tournament's jar).")
    private String agentClass;

    /**
     * Writes the test; the file that was written.
     *
     * @param positions of the game: the start, then the position after each ply
     * @param place the results folder or file that the game is from
     * @throws Failed if there is no such moment, the class is not known, or the file is there or cannot be written
     */
    Path write(Explanation explanation, Rules<?> rules, List<? extends Position<?>> positions, Path place) {
        GameRecord game = explanation.game();
        if (!game.wasPlayedHere()) {
            throw new Failed("no test: %s does not say what time and seed the agent had; games that an arena played do"
                    .formatted(place));
        }
        KeyMoment lesson;
        try {
            lesson = KeyMoment.of(explanation, ply == null ? OptionalInt.empty() : OptionalInt.of(ply));
        } catch (IllegalArgumentException e) {
            throw new Failed("no test: " + e.getMessage(), e);
        }
        Path file = file(game, lesson);
        String name = file.getFileName().toString();
        String agent = agent(game.seats().get(lesson.player()), place);
        try {
            String text = TestSource.of(
                    game,
                    rules,
                    positions.get(lesson.ply()),
                    lesson,
                    agent,
                    name.substring(0, name.length() - JAVA.length()));
            return Files.writeString(file, text, StandardOpenOption.CREATE_NEW);
        } catch (IllegalArgumentException e) {
            throw new Failed("no test: %s, so no arena wrote this file".formatted(e.getMessage()), e);
        } catch (FileAlreadyExistsException e) {
            throw new Failed("%s is there already: move it away, or name another file".formatted(file), e);
        } catch (IOException e) {
            throw new Failed("cannot write %s: %s".formatted(file, e), e);
        }
    }

    private Path file(GameRecord game, KeyMoment lesson) {
        if (Files.isDirectory(target)) {
            String digits = game.id().replaceAll("[^a-zA-Z0-9]", "");
            return target.resolve(String.format(Locale.ROOT, "Game%sPly%dTest%s", digits, lesson.ply(), JAVA));
        }
        String name = target.getFileName().toString();
        if (!name.endsWith(JAVA) || !SourceVersion.isIdentifier(name.substring(0, name.length() - JAVA.length()))) {
            throw new Failed("--junit %s: it is no folder, and no file as MyTest.java".formatted(target));
        }
        return target;
    }

    private String agent(SeatRecord seat, Path place) {
        if (agentClass != null) {
            if (!SourceVersion.isName(agentClass.replace('$', '.'))) {
                throw new Failed("--agent-class %s: it is no name of a class, as org.me.MyAgent".formatted(agentClass));
            }
            return agentClass;
        }
        Path folder = Files.isDirectory(place) ? place : place.toAbsolutePath().getParent();
        if (Store.isIn(folder)) {
            try (Store store = Store.read(folder)) {
                List<StoredEntrant> entrants =
                        store.isEmpty() ? List.of() : store.entrants().last();
                for (StoredEntrant entrant : entrants) {
                    if (entrant.name().equals(seat.entrant())) {
                        return entrant.person().agent();
                    }
                }
            }
        }
        throw new Failed("which class is %s? Nothing in %s tells: say --agent-class org.me.MyAgent"
                .formatted(seat.entrant(), folder));
    }
}
