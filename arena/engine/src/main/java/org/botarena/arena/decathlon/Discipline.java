package org.botarena.arena.decathlon;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.arena.admission.Author;
import org.botarena.arena.event.resume.TournamentFolders;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.profile.AuthorsFile;
import org.botarena.arena.roster.profile.AuthorsFile.Person;
import org.botarena.arena.store.State;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Tally;
import org.botarena.arena.venue.Failed;

/**
 * A finished tournament as an event of a decathlon. The components are the JSON's fields. Immutable.
 *
 * @param folder as given by the organizer
 * @param tournament the id
 * @param game with its options
 * @param games the number of games that count
 * @param results of each author who has played
 * @param remarks information for the organizer, each a sentence
 */
record Discipline(
        String folder,
        @JsonIgnore String tournament,
        String game,
        int games,
        @JsonIgnore Map<String, Result> results,
        @JsonIgnore List<String> remarks) {
    Discipline {
        results = Map.copyOf(results);
        remarks = List.copyOf(remarks);
    }

    /**
     * An author's result: that of the best entrant, if there are several. Immutable.
     *
     * @param place in the tournament
     * @param share of the possible points in its games, in 0..1
     * @param rating relative to the field
     */
    record Result(int place, double share, Interval rating) {}

    @JsonProperty
    int authors() {
        return results.size();
    }

    /** The result of an author, or empty if the author has not played. */
    Optional<Result> result(String author) {
        return Optional.ofNullable(results.get(author));
    }

    /** The place of an author; authors who have not played come last. */
    int place(String author) {
        return result(author).map(Result::place).orElse(Integer.MAX_VALUE);
    }

    boolean hasAnyOf(Discipline other) {
        return !Collections.disjoint(results.keySet(), other.results.keySet());
    }

    /** The discipline in a line: {@code tictactoe: 24 games of 4 authors, results/monday}. */
    @Override
    public String toString() {
        return "%s: %s of %s, %s"
                .formatted(
                        game,
                        Numbers.counted(games, "game"),
                        Numbers.counted(authors(), "author"),
                        VisibleText.name(folder));
    }

    /**
     * Reads a folder, and changes nothing in it.
     *
     * @param games returns the available games for a tournament's folder
     * @param notes gets problems that were found and fixed, each a sentence
     * @throws Failed with the remedy if there is no finished tournament with games, or it cannot be read
     */
    static Discipline read(Path folder, Function<Path, Games> games, Consumer<String> notes) {
        try (Store store = TournamentFolders.read(folder)) {
            store.notes().forEach(notes);
            if (store.progress() != State.FINISHED) {
                throw new Failed("%s is not finished: arena resume %s plays the rest".formatted(folder, folder));
            }
            Setup setup = store.setup(games.apply(folder));
            Tally tally = store.games().countInto(new Tally(setup));
            if (tally.games() == 0) {
                throw new Failed("no game of %s counts: leave the folder out".formatted(folder));
            }
            return of(folder, store.id(), setup, tally);
        } catch (StoreException e) {
            throw new Failed(e);
        } catch (IllegalArgumentException e) {
            throw new Failed("%s cannot be read: %s".formatted(folder, e.getMessage()), e);
        }
    }

    private static Discipline of(Path folder, String id, Setup setup, Tally tally) {
        Map<String, List<Person>> known = AuthorsFile.in(folder).byEntrant();
        Map<String, String> authors =
                setup.entrants().stream().collect(Collectors.toMap(Entrant::name, entrant -> author(entrant, known)));
        Ratings ratings = tally.ratingsWithoutAnchors();
        Map<String, Result> results = new LinkedHashMap<>();
        List<String> remarks = new ArrayList<>();
        for (Standing row : tally.standings().rows()) {
            String author = authors.get(row.entrant());
            if (results.containsKey(author)) {
                remarks.add(VisibleText.plain("%s has several entrants in %s: %s does not count, a better one does."
                        .formatted(author, folder, row.entrant())));
            } else if (row.games() > 0) {
                results.put(author, new Result(row.place(), row.points() / row.games(), ratings.rating(row.entrant())));
            }
        }
        return new Discipline(folder.toString(), id, setup.terms().rules().name(), tally.games(), results, remarks);
    }

    /** The authors of an entrant, as the organizer or a course platform names them; else the entrant's name. */
    private static String author(Entrant entrant, Map<String, List<Person>> known) {
        List<String> named = AuthorsFile.behind(entrant, known).stream()
                .map(Person::name)
                .filter(name -> !name.isEmpty())
                .toList();
        List<Author> authors = entrant.authors();
        if (named.isEmpty() && authors.size() == 1 && authors.get(0).number() == 0) {
            return entrant.name();
        }
        Stream<String> names = named.isEmpty() ? authors.stream().map(Author::name) : named.stream();
        return names.distinct().sorted().collect(Collectors.joining(", "));
    }
}
