package org.botarena.arena.cli;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.roster.Admission;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.store.Enlisted;
import org.botarena.arena.store.Store;

/** Who plays when a tournament goes on: its entrants, from the originals that it kept, and who joins. One thread. */
final class Lineup {
    private final Store store;
    private final Past past;
    private final Admission admission;
    private final boolean isOpen;
    private final Map<String, Enlisted> enlisted;
    private final Set<String> leaving;
    private final Map<String, Entrant> playing = new LinkedHashMap<>();
    private final List<String> notes = new ArrayList<>();

    /**
     * The lineup of a tournament on file.
     *
     * @param isOpen whether its format lets somebody join or leave after the start
     * @throws Failed if somebody is to leave or be replaced who is not there, or cannot
     */
    Lineup(Store store, Past past, Admission admission, boolean isOpen) {
        this.store = store;
        this.past = past;
        this.admission = admission;
        this.isOpen = isOpen;
        this.enlisted = store.entrants().last().stream().collect(Collectors.toMap(Enlisted::name, one -> one));
        this.leaving = new HashSet<>(past.withdrawn());
        past.withdrawn().forEach(name -> require("--withdraw", name));
        past.replaced().forEach(name -> require("--replace", name));
    }

    private void require(String option, String name) {
        List<String> names = enlisted.values().stream()
                .filter(one -> !one.isWithdrawn())
                .map(Enlisted::name)
                .sorted()
                .toList();
        if (!names.contains(name)) {
            throw new Failed(
                    "%s %s: no such entrant plays; there are %s".formatted(option, name, String.join(", ", names)));
        }
        if (!isOpen) {
            throw new Failed(
                    ("%s %s: in a %s every round is drawn from the results before, so nobody can leave or change"
                                    + " after the start. Start afresh with --new.")
                            .formatted(option, name, store.settings().text("format")));
        }
    }

    /** Those who play, with those that were found now. */
    Roster with(Roster found) {
        enlisted.values().stream()
                .filter(one -> !one.isWithdrawn() && !leaving.contains(one.name()))
                .forEach(one -> playing.put(one.name(), Staging.of(one, store, admission)));
        found.entrants().forEach(this::meet);
        List<String> unchanged = past.replaced().stream()
                .filter(name -> playing.containsKey(name)
                        && playing.get(name).generation() == enlisted.get(name).generation())
                .toList();
        if (!unchanged.isEmpty()) {
            throw new Failed(
                    "--replace %s: no other jar of that name was found; name it: arena run NEW.jar --replace %s --out %s"
                            .formatted(unchanged.get(0), unchanged.get(0), store.folder()));
        }
        List<String> all = new ArrayList<>(notes);
        all.addAll(found.notes());
        return new Roster(List.copyOf(playing.values()), found.refused(), found.leftOut(), all);
    }

    private void meet(Entrant found) {
        Enlisted known = known(found).orElse(null);
        if (known == null) {
            if (isOpen) {
                playing.put(found.name(), found);
                notes.add("%s joins.".formatted(found.name()));
            } else {
                notes.add("%s comes too late: the rounds of a %s are drawn from the results before."
                        .formatted(found.name(), store.settings().text("format")));
            }
        } else if (known.isWithdrawn() || leaving.contains(known.name())) {
            notes.add("%s was withdrawn and stays out.".formatted(known.name()));
        } else if (past.replaced().contains(known.name()) && isChanged(found, known)) {
            playing.put(known.name(), new Entrant(known.name(), found.jar(), found.options(), known.generation() + 1));
            notes.add("%s is replaced: its games are played anew.".formatted(known.name()));
        } else if (isChanged(found, known)) {
            notes.add(
                    "The jar of %s has changed since it entered; the one that entered plays on (--replace %s takes the new"
                                    .formatted(known.name(), known.name())
                            + " one).");
        }
    }

    /** By its name; or, where a configuration gave it another name, by where it lies. */
    private Optional<Enlisted> known(Entrant found) {
        return Optional.ofNullable(enlisted.get(found.name()))
                .or(() -> enlisted.values().stream()
                        .filter(one -> one.content()
                                        .source()
                                        .equals(found.jar().source().toString())
                                && one.content().options().equals(found.options()))
                        .findFirst());
    }

    private static boolean isChanged(Entrant found, Enlisted known) {
        return !found.jar().sha256().equals(known.sha256())
                || !found.options().equals(known.content().options());
    }

    /** Who was not there before, or has a new jar. */
    List<Entrant> joining() {
        return playing.values().stream()
                .filter(entrant -> !enlisted.containsKey(entrant.name())
                        || enlisted.get(entrant.name()).generation() != entrant.generation())
                .toList();
    }

    /** The names of those who play no more. */
    Set<String> leaving() {
        return Set.copyOf(leaving);
    }
}
