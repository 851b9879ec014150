package org.botarena.arena.event;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.event.resume.ResumedRoster;
import org.botarena.arena.match.EngineTerms;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.roster.Selection;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoredEntrant;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.tournament.schedule.RosterChanges;
import org.botarena.arena.tournament.schedule.RoundState;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Venue;

/**
 * The entrants of a tournament in play. Changes wait for the next draw; a game in play ends and counts for its jar.
 * Thread-safe.
 */
final class OpenRoster {
    private final Selection selection;
    private final Venue venue;
    private final Store store;
    private final Map<String, Entrant> joining = new LinkedHashMap<>();
    private final Set<String> leaving = new LinkedHashSet<>();
    private final Map<String, Double> points = new HashMap<>();
    private Setup setup;

    /**
     * Creates the entrants of a new or resumed tournament.
     *
     * @param selection the organizer's selection
     */
    OpenRoster(Selection selection, Setup setup, Venue venue, Store store) {
        this.selection = selection;
        this.setup = setup;
        this.venue = venue;
        this.store = store;
    }

    /** A change that took effect. */
    record Change(Setup setup, List<Entrant> joined, Collection<String> left, List<Sentence> notes) {}

    /**
     * Admits a jar under a name that is new, has left, or plays with another jar.
     *
     * @param late points for missed rounds, or empty if not set by the organizer
     * @throws Failed if it may not play, with the reason
     */
    void join(String name, Path file, OptionalDouble late) {
        Entrant found = admitted(name, file);
        synchronized (this) {
            leaving.remove(name);
            late.ifPresent(set -> points.put(name, set));
            boolean isPlaying = playing()
                    .anyMatch(entrant -> entrant.name().equals(name)
                            && entrant.jar().sha256().equals(found.jar().sha256()));
            if (isPlaying) {
                joining.remove(name);
            } else {
                joining.put(name, found);
            }
        }
    }

    private Entrant admitted(String name, Path file) {
        try {
            Roster roster = examined(name, file);
            if (roster.entrants().isEmpty()) {
                throw new Failed(language ->
                        language.text("error.may-not-play", name) + PlayConditions.reasons(roster, language));
            }
            Entrant found = roster.entrants().get(0);
            EngineTerms.require(found, setup.terms().isolation());
            EngineTerms.requirePython(List.of(found.jar()), venue.machine());
            EngineTerms.require(found, setup.terms().rules(), starts(setup.openings()));
            return found;
        } catch (IllegalArgumentException e) {
            throw new Failed(e);
        }
    }

    /** Examines one at a time, and ends the examiner afterwards, so that none runs during games. */
    private Roster examined(String name, Path file) {
        synchronized (venue) {
            try {
                return Roster.joining(selection, name, file, venue.admission());
            } finally {
                venue.releaseExaminers();
            }
        }
    }

    /** The start positions of the openings, as texts, or empty for the game's own. */
    static List<String> starts(Openings openings) {
        return openings instanceof Openings.Listed listed
                ? listed.lines().stream().map(Openings.Opening::start).toList()
                : List.of();
    }

    /**
     * Removes an entrant.
     *
     * @throws Failed if no entrant of that name plays, or fewer than two would be left
     */
    synchronized void withdraw(String name) {
        Set<String> left = playing().map(Entrant::name).collect(Collectors.toSet());
        boolean isPlaying = left.contains(name);
        if (!isPlaying && !joining.containsKey(name)) {
            throw new Failed("no entrant is called %s".formatted(name));
        }
        left.addAll(joining.keySet());
        left.removeAll(leaving);
        left.remove(name);
        if (left.size() < 2 && setup.format().isFixed()) {
            throw new Failed("%s cannot leave: a tournament needs two entrants".formatted(name));
        }
        joining.remove(name);
        if (isPlaying) {
            leaving.add(name);
        }
    }

    private Stream<Entrant> playing() {
        Set<String> staying = Set.copyOf(setup.field().atTheEnd());
        return setup.entrants().stream().filter(entrant -> staying.contains(entrant.name()));
    }

    /**
     * Records in the journal which entrants have joined or left since the last draw.
     *
     * @param now the state of the round
     * @return the change, or empty if nothing changed
     */
    synchronized Optional<Change> settle(RoundState now) {
        if (joining.isEmpty() && leaving.isEmpty()) {
            return Optional.empty();
        }
        Set<String> known = setup.names().stream().collect(Collectors.toSet());
        ResumedRoster roster = new ResumedRoster(
                store,
                joining.keySet().stream().filter(known::contains).toList(),
                List.copyOf(leaving),
                points,
                fit(),
                now);
        Roster playing = roster.joinedBy(joining.values());
        setup = setup.with(playing.entrants(), roster.turnover());
        store.changes().extend(setup, roster.joining(), roster.leaving(), now);
        Change change = new Change(setup, roster.joining(), roster.leaving(), playing.notes());
        joining.clear();
        leaving.clear();
        return Optional.of(change);
    }

    /** Finds the staged jar of an entrant. For one that has left, the original is enough, since it plays no game. */
    private Function<StoredEntrant, Entrant> fit() {
        List<Entrant> staged = new ArrayList<>(setup.entrants());
        setup.turnover().former().stream()
                .map(RosterChanges.FormerEntrant::entrant)
                .forEach(staged::add);
        Map<String, Entrant> byKey =
                staged.stream().collect(Collectors.toMap(Entrant::key, Function.identity(), (one, other) -> one));
        return one -> byKey.getOrDefault(one.key(), store.entrants().entrant(one));
    }
}
