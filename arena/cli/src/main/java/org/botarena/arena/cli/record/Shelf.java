package org.botarena.arena.cli.record;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.cli.Failed;
import org.botarena.arena.cli.Numbers;
import org.botarena.arena.report.GamesFile;
import org.botarena.arena.report.Nearest;
import org.botarena.arena.report.ResultsException;
import org.botarena.arena.report.SavedGame;
import org.botarena.arena.store.Store;

/** Where games are taken from: a results folder, or a {@code games.jsonl}. Immutable. */
public final class Shelf {
    private static final String NAME = "games.jsonl";
    private static final int MOST_NAMED = 5;

    private final Path file;

    private Shelf(Path file) {
        this.file = file;
    }

    /**
     * The one that is meant.
     *
     * @throws Failed if there are no games
     */
    public static Shelf at(Path place) {
        if (!Files.exists(place)) {
            throw new Failed("there is no %s: name a results folder, or a games.jsonl".formatted(place));
        }
        if (!Files.isDirectory(place)) {
            return new Shelf(place);
        }
        Path file = place.resolve(NAME);
        if (Files.isRegularFile(file)) {
            return new Shelf(file);
        }
        throw new Failed(
                Store.isIn(place)
                        ? "there is no %s in %s: 'arena report %s' writes it".formatted(NAME, place, place)
                        : "there are no games in %s: name a results folder, which has a %s".formatted(place, NAME));
    }

    /**
     * The game with that id, or the one whose id begins so.
     *
     * @throws Failed if there is none or more than one, naming those that are near; or the file cannot be read
     */
    public SavedGame game(String id) {
        List<SavedGame> beginning = new ArrayList<>();
        List<String> all = new ArrayList<>();
        try {
            SavedGame exact = new GamesFile(file)
                    .find(game -> {
                        all.add(game.id());
                        if (!id.isEmpty() && game.id().startsWith(id)) {
                            beginning.add(game);
                        }
                        return game.id().equals(id);
                    })
                    .orElse(null);
            return exact != null ? exact : only(beginning, id, all);
        } catch (ResultsException e) {
            throw new Failed(
                    "%s%nIf it was cut off or changed, 'arena report FOLDER' writes it anew from the tournament's store."
                            .formatted(e.getMessage()),
                    e);
        }
    }

    private SavedGame only(List<SavedGame> beginning, String id, List<String> all) {
        if (beginning.size() == 1) {
            return beginning.get(0);
        }
        if (beginning.size() > 1) {
            throw new Failed("'%s' is the beginning of %d games: %s. Type more of the id."
                    .formatted(
                            id,
                            beginning.size(),
                            named(beginning.stream().map(SavedGame::id).toList())));
        }
        if (all.isEmpty()) {
            throw new Failed("there are no games in %s".formatted(file));
        }
        List<String> near = near(id, all);
        throw new Failed("%s has no game '%s'%s"
                .formatted(
                        file,
                        id,
                        near.isEmpty()
                                ? "; it has %s: %s".formatted(Numbers.counted(all.size(), "game"), named(all))
                                : ": did you mean " + named(near) + "?"));
    }

    /** Those that hold what was typed, and the one with the fewest other letters. */
    private static List<String> near(String id, List<String> all) {
        Set<String> near = new LinkedHashSet<>();
        Stream<String> holding = id.length() < 3 ? Stream.empty() : all.stream().filter(each -> each.contains(id));
        holding.forEach(near::add);
        Nearest.to(id, all).ifPresent(near::add);
        return List.copyOf(near);
    }

    private static String named(List<String> ids) {
        String some = ids.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
        return ids.size() > MOST_NAMED ? some + ", …" : some;
    }
}
