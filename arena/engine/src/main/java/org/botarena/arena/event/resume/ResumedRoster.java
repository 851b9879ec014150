package org.botarena.arena.event.resume;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoredEntrant;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.format.Participants.Stay;
import org.botarena.arena.tournament.schedule.RosterChanges;
import org.botarena.arena.tournament.schedule.RosterChanges.FormerEntrant;
import org.botarena.arena.tournament.schedule.RoundState;
import org.botarena.arena.venue.Failed;

/** The entrants of a resumed tournament: recorded ones from their stored originals, and new ones. One thread. */
public final class ResumedRoster {
    private final Store store;
    private final Collection<String> replaced;
    private final Map<String, Double> points;
    private final Function<StoredEntrant, Entrant> staged;
    private final RoundState now;
    private final Map<String, StoredEntrant> enlisted;
    private final Set<String> leaving;
    private final Map<String, Entrant> playing = new LinkedHashMap<>();
    private final List<Sentence> notes = new ArrayList<>();
    private int joined;

    /**
     * Creates the roster of a recorded tournament.
     *
     * @param replaced the names of entrants that get another jar, or come back
     * @param withdrawn the names of entrants that leave
     * @param points set by the organizer for rounds that new entrants have missed, by name
     * @param staged stages a recorded entrant
     * @param now the state of the tournament
     * @throws Failed if an entrant that is to leave or be replaced is not there
     */
    public ResumedRoster(
            Store store,
            Collection<String> replaced,
            Collection<String> withdrawn,
            Map<String, Double> points,
            Function<StoredEntrant, Entrant> staged,
            RoundState now) {
        this.store = store;
        this.replaced = replaced;
        this.points = Map.copyOf(points);
        this.staged = staged;
        this.now = now;
        this.enlisted = store.entrants().last().stream().collect(Collectors.toMap(StoredEntrant::name, one -> one));
        this.leaving = new HashSet<>(withdrawn);
        withdrawn.forEach(
                name -> require("--withdraw", name, one -> !one.standing().isWithdrawn()));
        replaced.forEach(name -> require(
                "--replace", name, one -> now.keepsGames() || !one.standing().isWithdrawn()));
    }

    private void require(String option, String name, Predicate<StoredEntrant> isThere) {
        List<String> names = enlisted.values().stream()
                .filter(isThere)
                .map(StoredEntrant::name)
                .sorted()
                .toList();
        if (!names.contains(name)) {
            throw Failed.of("error.no-such-entrant", option, name, String.join(", ", names));
        }
    }

    /**
     * Returns the entrants that play, including new ones. One that leaves stays included if its earlier games still
     * count.
     */
    public Roster with(Roster found) {
        return with(found, this::known);
    }

    /** Adds entrants that have joined, under their names, wherever their files are. */
    public Roster joinedBy(Collection<Entrant> named) {
        return with(new Roster(List.copyOf(named), List.of(), List.of(), List.of()), this::named);
    }

    private Roster with(Roster found, Function<Entrant, Optional<StoredEntrant>> known) {
        enlisted.values().stream()
                .filter(one -> !one.standing().isSuperseded() && (now.keepsGames() || !leaving.contains(one.name())))
                .forEach(one ->
                        playing.put(one.name(), isGone(one) ? store.entrants().entrant(one) : staged.apply(one)));
        leaving.forEach(name -> notes.add(
                now.keepsGames()
                        ? Sentence.of("roster.leaves.keeps", name, now.round() + 1)
                        : Sentence.of("roster.leaves", name)));
        found.entrants().forEach(one -> meet(one, known.apply(one).orElse(null)));
        number();
        List<String> unchanged = replaced.stream()
                .filter(name -> playing.containsKey(name)
                        && playing.get(name).generation() == enlisted.get(name).generation())
                .toList();
        if (!unchanged.isEmpty()) {
            throw Failed.of("error.not-replaced", unchanged.get(0), store.folder());
        }
        List<Sentence> all = new ArrayList<>(notes);
        all.addAll(found.notes());
        return new Roster(List.copyOf(playing.values()), found.refused(), found.leftOut(), all);
    }

    /** Whether it has no more games to play, so that its jar, which may be missing, is not needed. */
    private boolean isGone(StoredEntrant one) {
        return one.standing().isWithdrawn()
                && one.standing().until().isPresent()
                && (one.standing().until().getAsInt() < now.round()
                        || !now.busy().contains(one.name()));
    }

    private void meet(Entrant found, StoredEntrant known) {
        if (known == null && now.room() > 0 && now.needsPoints() && !points.containsKey(found.name())) {
            notes.add(Sentence.of("roster.late.points", found.name(), found.name()));
        } else if (known == null && joined < now.room()) {
            joined++;
            playing.put(found.name(), found);
            notes.add(
                    now.entry() > 0
                            ? Sentence.of("roster.joins.from", found.name(), now.round() + 1)
                            : Sentence.of("roster.joins", found.name()));
        } else if (known == null) {
            notes.add(Sentence.of(
                    "roster.late.full", found.name(), store.settings().text("format")));
        } else if (comesBack(known)) {
            replace(known, found);
            notes.add(Sentence.of("roster.back", known.name(), now.round() + 1));
        } else if (known.standing().isWithdrawn() || leaving.contains(known.name())) {
            notes.add(Sentence.of("roster.withdrawn", known.name()));
        } else if (replaced.contains(known.name()) && isChanged(found, known)) {
            replace(known, found);
            notes.add(
                    now.keepsGames()
                            ? Sentence.of("roster.replaced.keeps", known.name(), now.round() + 1)
                            : Sentence.of("roster.replaced", known.name()));
        } else if (isChanged(found, known)) {
            notes.add(Sentence.of("roster.changed", known.name(), known.name()));
        }
    }

    private void replace(StoredEntrant known, Entrant found) {
        playing.put(
                known.name(),
                new Entrant(
                        known.name(),
                        found.jar(),
                        found.options(),
                        known.generation() + 1,
                        OptionalInt.of(known.author()),
                        found.authors()));
    }

    private boolean comesBack(StoredEntrant known) {
        return known.standing().isWithdrawn() && now.keepsGames() && replaced.contains(known.name());
    }

    /** Numbers the new entrants after all existing ones, in the order of their names. */
    private void number() {
        int most = store.entrants().everyone().stream()
                .mapToInt(StoredEntrant::author)
                .max()
                .orElse(0);
        List<String> joining = joining().stream()
                .map(Entrant::name)
                .filter(name -> !enlisted.containsKey(name))
                .sorted()
                .toList();
        joining.forEach(name -> playing.computeIfPresent(
                name, (same, entrant) -> entrant.numbered(OptionalInt.of(most + 1 + joining.indexOf(name)))));
    }

    /** Finds an entrant by its name, or by its path if a configuration renamed it. */
    private Optional<StoredEntrant> known(Entrant found) {
        return named(found)
                .or(() -> enlisted.values().stream()
                        .filter(one -> one.person()
                                        .source()
                                        .equals(found.jar().source().toString())
                                && one.options().equals(found.options()))
                        .findFirst());
    }

    private Optional<StoredEntrant> named(Entrant found) {
        return Optional.ofNullable(enlisted.get(found.name()));
    }

    private static boolean isChanged(Entrant found, StoredEntrant known) {
        return !found.jar().sha256().equals(known.sha256()) || !found.options().equals(known.options());
    }

    /** The entrants that are new or have a new jar. */
    public List<Entrant> joining() {
        return playing.values().stream()
                .filter(entrant -> !enlisted.containsKey(entrant.name())
                        || enlisted.get(entrant.name()).generation() != entrant.generation())
                .toList();
    }

    /** The names of the entrants that stop playing. */
    public Set<String> leaving() {
        return Set.copyOf(leaving);
    }

    /** Where the tournament stands. */
    public RoundState now() {
        return now;
    }

    /** The entrants that joined, left or changed their jar, including the present changes. */
    public RosterChanges turnover() {
        RosterChanges before = store.entrants().turnover(staged);
        Map<String, Stay> stays = new HashMap<>(before.stays());
        List<FormerEntrant> former = new ArrayList<>(before.former());
        for (Entrant entrant : joining()) {
            StoredEntrant known = enlisted.get(entrant.name());
            if (known == null && now.entry() > 0) {
                stays.put(
                        entrant.name(),
                        new Stay(
                                now.entry(),
                                Stay.ALWAYS.until(),
                                List.of(),
                                now.needsPoints() ? points.get(entrant.name()) : 0));
            } else if (known != null && now.keepsGames()) {
                if (comesBack(known)) {
                    stays.computeIfPresent(known.name(), (name, stay) -> stay.backIn(now.entry()));
                }
                former.add(new FormerEntrant(
                        staged.apply(known),
                        comesBack(known) ? known.standing().until().orElse(now.round()) : now.round()));
            }
        }
        if (now.keepsGames()) {
            leaving.forEach(name ->
                    stays.put(name, stays.getOrDefault(name, Stay.ALWAYS).endedBefore(now.round())));
        }
        return new RosterChanges(stays, former);
    }
}
