package org.botarena.arena.replay;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.api.notation.UnreadGame;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.match.Terms;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.games.GamesFile;
import org.botarena.arena.report.games.NotatedGames;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.Suggestion;
import org.botarena.arena.venue.Failed;

/**
 * A source of games: a {@code games.jsonl}, a file in a notation of other programs, or a results folder. A folder's
 * store also has the games played since its file was written. Immutable.
 */
public final class GameSource {
    private static final String NAME = "games.jsonl";
    private static final int MOST_NAMED = 5;

    private final Path file;
    private final Optional<NotatedGames> notated;
    private final Optional<Path> tournament;
    private final Supplier<Games> games;

    private GameSource(Path file, Optional<NotatedGames> notated, Optional<Path> tournament, Supplier<Games> games) {
        this.file = file;
        this.notated = notated;
        this.tournament = tournament;
        this.games = games;
    }

    /**
     * Opens the source at a path.
     *
     * @param games used to read the games of a store
     * @throws Failed if there are no games
     */
    public static GameSource at(Path place, Supplier<Games> games) {
        if (!Files.exists(place)) {
            throw new Failed(
                    "there is no %s: name a results folder, a games.jsonl, or games as .ggf or .pdn".formatted(place));
        }
        if (!Files.isDirectory(place)) {
            Optional<NotatedGames> notated = NotatedGames.in(place, games.get());
            if (notated.isEmpty() && !ForeignFile.endsWith(place, ".jsonl")) {
                throw new Failed("%s is not read here: %s, or the %s of a results folder"
                        .formatted(place, NotatedGames.suffixes(games.get()), NAME));
            }
            return new GameSource(place, notated, Optional.empty(), games);
        }
        Path file = place.resolve(NAME);
        Optional<Path> tournament = Optional.of(place).filter(Store::isIn);
        if (tournament.isPresent() || Files.isRegularFile(file)) {
            return new GameSource(file, Optional.empty(), tournament, games);
        }
        throw new Failed("there are no games in %s: name a results folder, which has a %s".formatted(place, NAME));
    }

    /**
     * Finds the game with that id, or the only one whose id starts with it.
     *
     * @throws Failed if no game or more than one fits, with similar ids; or if the file cannot be read
     */
    public GameRecord game(String id, GameChoice choice) {
        List<String> all = new ArrayList<>();
        return find(id, choice, all).orElseThrow(() -> none(id, all));
    }

    /** Finds the game like {@link #game}; empty if it is not in the results. */
    public Optional<GameRecord> find(String id, GameChoice choice) {
        return find(id, choice, new ArrayList<>());
    }

    private Optional<GameRecord> find(String id, GameChoice choice, List<String> all) {
        List<GameRecord> beginning = new ArrayList<>();
        Predicate<GameRecord> isMeant = game -> {
            if (game.id().equals(id)) {
                return true;
            }
            if (choice.admits(game)) {
                all.add(game.id());
                if (!id.isEmpty() && game.id().startsWith(id)) {
                    beginning.add(game);
                }
            }
            return false;
        };
        List<UnreadGame> unread = new ArrayList<>();
        Optional<GameRecord> exact = Files.isRegularFile(file) ? inFile(isMeant, unread::add) : Optional.empty();
        Optional<UnreadGame> meant =
                unread.stream().filter(game -> game.id().equals(id)).findFirst();
        if (exact.isEmpty() && meant.isPresent()) {
            throw cannotBeRead(meant.get());
        }
        if (exact.isEmpty() && beginning.isEmpty() && tournament.isPresent()) {
            all.clear();
            exact = inStore(isMeant);
        }
        return exact.or(() -> only(beginning, id));
    }

    /**
     * Lists all games that pass the filter, in the order of the file.
     *
     * @throws Failed if none pass, or the file cannot be read
     */
    public GameList list(GameChoice choice) {
        GameList list = new GameList();
        SortedSet<String> names = new TreeSet<>();
        Predicate<GameRecord> lister = game -> {
            names.addAll(game.names());
            if (choice.admits(game)) {
                list.add(game);
            }
            return false;
        };
        if (tournament.isPresent()) {
            inStore(lister);
        } else {
            inFile(lister, list::add);
        }
        if (names.isEmpty()) {
            throw list.unread().stream().findFirst().map(this::cannotBeRead).orElseGet(this::noGames);
        }
        choice.requireKnown(names);
        if (list.rows().isEmpty()) {
            throw new Failed("no game in %s is like that".formatted(tournament.orElse(file)));
        }
        return list;
    }

    private Failed cannotBeRead(UnreadGame game) {
        return new Failed("%s: game %s, %s".formatted(file, game.id(), ForeignFile.clipped(game.toString())));
    }

    private Optional<GameRecord> inFile(Predicate<GameRecord> isMeant, Consumer<UnreadGame> unread) {
        try {
            return notated.isPresent() ? notated.get().find(isMeant, unread) : new GamesFile(file).find(isMeant);
        } catch (IllegalArgumentException e) {
            throw new Failed(e);
        } catch (ResultsException e) {
            if (tournament.isPresent()) {
                return Optional.empty(); // the store has them, too
            }
            throw new Failed(
                    "%s%nIf it was cut off or changed, 'arena report FOLDER' rewrites it from the tournament's store."
                            .formatted(e.getMessage()),
                    e);
        }
    }

    private Optional<GameRecord> inStore(Predicate<GameRecord> isMeant) {
        if (tournament.isEmpty()) {
            return Optional.empty();
        }
        List<GameRecord> found = new ArrayList<>();
        try (Store store = Store.read(tournament.get())) {
            if (!store.isEmpty()) {
                Terms terms = store.setup(games.get()).terms();
                store.games().each(record -> {
                    GameRecord game = terms.published(record);
                    if (isMeant.test(game)) {
                        found.add(game);
                    }
                });
            }
            return found.stream().findFirst();
        } catch (StoreException | IllegalArgumentException e) {
            throw new Failed(e);
        }
    }

    private static Optional<GameRecord> only(List<GameRecord> beginning, String id) {
        if (beginning.size() > 1) {
            throw new Failed(String.format(
                    Locale.ROOT,
                    "'%s' is the beginning of %d games: %s. Type more of the id.",
                    id,
                    beginning.size(),
                    named(beginning.stream().map(GameRecord::id).toList())));
        }
        return beginning.stream().findFirst();
    }

    private Failed none(String id, List<String> all) {
        if (all.isEmpty()) {
            return noGames();
        }
        List<String> near = near(id, all);
        return new Failed("%s has no game '%s'%s"
                .formatted(
                        Files.isRegularFile(file) ? file : tournament.orElse(file),
                        id,
                        near.isEmpty()
                                ? "; it has %s: %s".formatted(Numbers.counted(all.size(), "game"), named(all))
                                : ": did you mean " + named(near) + "?"));
    }

    private Failed noGames() {
        return new Failed("there are no games in %s".formatted(tournament.orElse(file)));
    }

    /** The ids that contain the given text, and the most similar one. */
    private static List<String> near(String id, List<String> all) {
        Set<String> near = new LinkedHashSet<>();
        Stream<String> holding = id.length() < 3 ? Stream.empty() : all.stream().filter(each -> each.contains(id));
        holding.forEach(near::add);
        Suggestion.to(id, all).ifPresent(near::add);
        return List.copyOf(near);
    }

    private static String named(List<String> ids) {
        String some = ids.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
        return ids.size() > MOST_NAMED ? some + ", …" : some;
    }
}
