package org.botarena.arena.roster;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.admission.Author;
import org.botarena.arena.admission.Naming;
import org.botarena.arena.admission.Refused;
import org.botarena.arena.roster.Resolver.Resolved;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * The entrants of a tournament, and the jars that do not play with the reasons. Immutable.
 *
 * <p>Without entrants on the command line, everything in the drop folder plays. Two or more agents there keep the
 * samples out; a single agent plays against the templates; an empty drop folder lets the templates play each other if
 * they are in it. Other samples join only by name ({@link Samples}). If all submissions are refused, no sample
 * replaces them. A sample does not join if an entrant has its name. Folders tell apart files on the command line that
 * share a name.
 *
 * @param entrants with distinct names, in the order of the command line or of the paths
 * @param refused jars that may not play
 * @param leftOut jars that may play, but not this game
 * @param notes sentences for the organizer, without their full stop
 */
public record Roster(List<Entrant> entrants, List<Refused> refused, List<Entrant> leftOut, List<Sentence> notes) {
    /** The list of submissions that a check writes. A folder that holds it and the letters is not a submission. */
    public static final String CHECK_LIST = "admission.csv";

    /** The folder next to it with the check's letters to the authors. */
    public static final String CHECK_LETTERS = "texts";

    public Roster {
        entrants = List.copyOf(entrants);
        refused = List.copyOf(refused);
        leftOut = List.copyOf(leftOut);
        notes = List.copyOf(notes);
    }

    /** Describes the jars that are left out, each with the games it plays. */
    public List<Sentence> leftOutWhy() {
        return leftOut.stream()
                .map(Entrant::jar)
                .map(jar -> Sentence.of(
                        "error.other-game",
                        VisibleText.name(jar.source()),
                        jar.positions().isEmpty()
                                ? Sentence.of("error.any-game")
                                : jar.positions().stream()
                                        .flatMap(Roster::games)
                                        .map(Sentence::quote)
                                        .reduce((one, other) -> Sentence.of("error.and", one, other))
                                        .orElseThrow()))
                .toList();
    }

    /** The games with positions of this class; the class name itself for an added game. */
    private static Stream<String> games(String positions) {
        List<String> names = Games.installed().all().stream()
                .filter(game -> game.positionType().getName().equals(positions))
                .map(GameType::name)
                .toList();
        return names.isEmpty() ? Stream.of(positions) : names.stream();
    }

    /** Returns this roster with further notes for the organizer. */
    public Roster withNotes(List<Sentence> more) {
        return new Roster(
                entrants,
                refused,
                leftOut,
                Stream.concat(notes.stream(), more.stream()).toList());
    }

    /**
     * Builds the roster.
     *
     * @throws IllegalArgumentException if the drop folder is missing or empty, an entrant or a sample unknown, or an
     *     option unknown or out of range; the message lists the valid values
     * @throws UncheckedIOException if a folder cannot be read or the staging folder cannot be written
     */
    public static Roster of(Selection selection, Admission admission) {
        return of(selection, admission, true);
    }

    /**
     * Builds the roster of entrants who may join a recorded tournament: as above, but without samples that were not
     * asked for.
     */
    public static Roster joining(Selection selection, Admission admission) {
        return of(selection, admission, false);
    }

    /**
     * Builds the roster of one file that joins a tournament in play, under a name. No folder is searched for it.
     *
     * @throws UncheckedIOException if the staging folder cannot be written
     */
    public static Roster joining(Selection selection, String name, Path file, Admission admission) {
        Enrolment enrolment = new Enrolment(selection.naming(name, file), admission);
        enrolment.enter(new Resolved(new Found(file, Naming.ofFile(file)), Map.of()), name);
        return enrolment.roster().numbered();
    }

    private static Roster of(Selection selection, Admission admission, boolean needsCompany) {
        Resolver resolver = new Resolver(selection.agents(), selection.samples());
        Enrolment enrolment = new Enrolment(selection, admission);
        if (selection.entrants().isEmpty()) {
            requireSomething(selection, resolver);
            leftOutOf(selection.agents()).forEach(enrolment::note);
            resolver.agents().forEach(enrolment::enter);
        } else {
            List<Resolved> resolved = DistinctNames.of(
                    selection.entrants().stream().map(resolver::resolve).toList());
            for (int i = 0; i < resolved.size(); i++) {
                enrolment.enter(
                        resolved.get(i),
                        selection.displayNames().get(selection.entrants().get(i)));
            }
            if (resolved.size() == 2 && resolved.get(0).equals(resolved.get(1))) {
                enrolment.renameMirror();
            }
        }
        enrolment.refuseEqualNames();
        if (needsCompany || !selection.with().isEmpty()) {
            addSamples(selection, resolver, enrolment);
        }
        if (selection.entrants().isEmpty()) {
            Teams.notes(resolver.agents()).forEach(enrolment::note);
        }
        return enrolment.roster().numbered();
    }

    /** Numbers the entrants from 1 in the order of their names, as a new tournament does. */
    private Roster numbered() {
        List<String> names = entrants.stream().map(Entrant::name).sorted().toList();
        List<Entrant> numbered = entrants.stream()
                .map(entrant -> entrant.numbered(OptionalInt.of(1 + names.indexOf(entrant.name()))))
                .toList();
        return new Roster(numbered, refused, leftOut, notes);
    }

    /**
     * The authors of everything in the drop folder, by path, whether or not it may play.
     *
     * @throws UncheckedIOException if a folder cannot be read
     */
    public static Map<Path, HandedIn> submitted(Selection selection) {
        return DropFolder.scan(selection.agents(), selection.samples()).stream()
                .collect(Collectors.toMap(
                        Found::path,
                        found -> new HandedIn(found.name(), found.authors()),
                        (one, other) -> one,
                        LinkedHashMap::new));
    }

    /** The name under which a submission would play, and its authors. */
    public record HandedIn(String name, List<Author> authors) {
        public HandedIn {
            authors = List.copyOf(authors);
        }
    }

    /** Whether the folder holds the submissions of several authors rather than one project. */
    public static boolean isOfMany(Path folder) {
        return DropFolder.isOne(folder);
    }

    /** Notes about files among the submissions that are not submissions, without their full stop. */
    public static List<Sentence> leftOutOf(Path folder) {
        List<Sentence> sentences = new ArrayList<>();
        List<String> strays = DropFolder.strays(folder);
        if (!strays.isEmpty()) {
            sentences.add(Sentence.of("roster.strays", folder, shown(strays)));
        }
        List<String> written = DropFolder.written(folder);
        if (!written.isEmpty()) {
            sentences.add(Sentence.of("roster.written", folder, shown(written)));
        }
        List<String> earlier = DropFolder.earlierAttempts(folder);
        if (!earlier.isEmpty()) {
            sentences.add(Sentence.of("roster.earlier", folder, shown(earlier)));
        }
        return sentences;
    }

    private static String shown(List<String> names) {
        return names.stream().map(VisibleText::of).collect(Collectors.joining(", "));
    }

    private static void addSamples(Selection selection, Resolver resolver, Enrolment enrolment) {
        List<Found> asked = selection.with().stream().map(resolver::sample).toList();
        Samples samples = new Samples(resolver.samples());
        boolean isNothingHandedIn =
                selection.entrants().isEmpty() && resolver.agents().isEmpty();
        if (!asked.isEmpty()) {
            asked.forEach(enrolment::enterSample);
        } else if (samples.all().isEmpty()) {
            return;
        } else if (isNothingHandedIn) {
            enrolment.note(
                    Sentence.of("roster.samples.among", selection.agents(), samples.unasked(), samples.others()));
            samples.templates().forEach(enrolment::fillUpWith);
        } else if (enrolment.size() == 1 && selection.entrants().size() <= 1) {
            enrolment.note(Sentence.of("roster.samples.with-one", samples.unasked(), samples.others()));
            samples.templates().forEach(enrolment::fillUpWith);
        } else if (selection.entrants().isEmpty() && enrolment.size() > 1) {
            enrolment.note(Sentence.of("roster.samples.out", samples.names()));
        }
    }

    private static void requireSomething(Selection selection, Resolver resolver) {
        if (!Files.isDirectory(selection.agents())) {
            throw new InvalidInput(Sentence.of("error.agents.no-folder", selection.agents()));
        }
        boolean areSamplesInside = DropFolder.real(selection.samples()).startsWith(DropFolder.real(selection.agents()));
        boolean canSamplesPlay =
                areSamplesInside && !new Samples(resolver.samples()).templates().isEmpty();
        if (resolver.agents().isEmpty() && selection.with().isEmpty() && !canSamplesPlay) {
            throw new InvalidInput(Sentence.of("error.agents.no-jar", selection.agents()));
        }
    }
}
