package org.botarena.arena.check;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.botarena.api.GameType;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Author;
import org.botarena.arena.admission.Examined;
import org.botarena.arena.admission.Program;
import org.botarena.arena.admission.Refused;
import org.botarena.arena.admission.examiner.archive.NotAJar;
import org.botarena.arena.files.SignedMemory;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.match.EngineTerms;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.engine.Python;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.roster.Selection;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.Venue;

/** Checks jars: admission first, then a trial of the admitted ones. One thread. */
public final class Inspector {
    private final Installation installation;
    private final Venue venue;
    private final Admission admission;
    private final GameType game;
    private final List<String> languages;
    private final Terms terms;
    private final Map<Path, Roster.HandedIn> names = new HashMap<>();

    /**
     * Creates an inspector for a venue.
     *
     * @param game the trial game for agents that play any game
     * @param languages the allowed languages, as {@link Selection#languages}
     * @param terms of the trial, with that game's rules
     */
    public Inspector(Installation installation, Venue venue, GameType game, List<String> languages, Terms terms) {
        this.installation = installation;
        this.venue = venue;
        this.admission = venue.admission();
        this.game = game;
        this.languages = List.copyOf(languages);
        this.terms = terms;
    }

    /**
     * Admits a jar, a folder of classes, or all jars of a drop folder.
     *
     * @throws Failed if the path does not exist
     */
    public List<Examined> examine(Path path) {
        Selection selection = selection(path);
        boolean isDropFolder = selection.agents().equals(path.toAbsolutePath().normalize());
        try {
            if (isDropFolder) {
                names.putAll(Roster.submitted(selection));
            }
            Roster roster = Roster.of(isDropFolder ? selection : selection.entrants(path.toString()), admission);
            List<Examined> all = new ArrayList<>(roster.refused());
            Stream.concat(roster.entrants().stream(), roster.leftOut().stream())
                    .map(Entrant::jar)
                    .filter(jar -> !isDropFolder || !jar.isSample())
                    .forEach(all::add);
            return all;
        } catch (IllegalArgumentException e) {
            throw new Failed(e);
        }
    }

    /**
     * Admits a file under its original name, which decides its kind, wherever the file is now. An {@code agent.py}
     * that was submitted as one file is now in a zip.
     *
     * @param name the author's name for the file
     */
    public Examined examine(Path path, String name) {
        return NotAJar.of(name)
                .filter(why -> !name.equals(Program.Script.MAIN))
                .<Examined>map(why -> new Refused(path, List.of(why.problem())))
                .orElseGet(() -> selection(path).entrants(path.toString()).examine(path, admission));
    }

    private Selection selection(Path path) {
        if (!Files.exists(path)) {
            throw Failed.of("error.no-file", path.toAbsolutePath());
        }
        Path agents = Roster.isOfMany(path) ? path : path.toAbsolutePath().getParent();
        return Selection.folder(game, agents, path.resolve("samples"), languages);
    }

    /** The name under which the jar would play: from the drop folder if it is in one, else from its file. */
    String name(Examined examined) {
        return names.containsKey(examined.source())
                ? names.get(examined.source()).name()
                : examined.source().toAbsolutePath().getFileName().toString();
    }

    /** The names of the persons who submitted a jar, each by their own submission: one, or the members of a team. */
    List<String> authors(Examined examined) {
        List<Author> authors = names.containsKey(examined.source())
                ? names.get(examined.source()).authors()
                : List.of();
        return authors.size() < 2
                ? List.of(name(examined))
                : authors.stream().map(Author::submission).toList();
    }

    /**
     * Tries the admitted jars at this level of isolation; without a level, skips the trial.
     *
     * @param told receives each result in the order of the list, as soon as it and all earlier ones are known
     */
    public List<Checked> check(List<Examined> all, Optional<Isolation> level, Consumer<Checked> told)
            throws InterruptedException {
        Map<Examined, Checked> known = new HashMap<>();
        all.stream()
                .filter(each -> each instanceof Refused || level.isEmpty())
                .forEach(each -> known.put(each, Checked.untried(each, venue.games())));
        List<Checked> checked = new ArrayList<>();
        Runnable tell = () -> {
            while (checked.size() < all.size() && known.containsKey(all.get(checked.size()))) {
                checked.add(known.get(all.get(checked.size())));
                told.accept(checked.get(checked.size() - 1));
            }
        };
        tell.run();
        if (level.isPresent()) {
            Map<Admitted, Trial> engines = new LinkedHashMap<>();
            trials(requirePython(all)).play(byTerms(all, terms.at(level.get())), (jar, trial) -> {
                if (jar.program() instanceof Program.Engine && trial.isClean()) {
                    engines.put(jar, trial);
                } else {
                    known.put(jar, Checked.untried(jar, venue.games()).with(trial));
                }
                tell.run();
            });
            for (Map.Entry<Admitted, Trial> engine : engines.entrySet()) {
                Checked trial = Checked.untried(engine.getKey(), venue.games()).with(engine.getValue());
                known.put(engine.getKey(), trial.with(protocol(engine.getKey(), level.get())));
                tell.run();
            }
        }
        return checked;
    }

    private ProtocolCheck protocol(Admitted engine, Isolation level) throws InterruptedException {
        Terms of = terms.at(level);
        Terms first = engine.plays(game)
                ? of
                : with(of, Checked.games(engine, venue.games()).get(0));
        return ProtocolCheck.of(venue, first, engine, Trials.entrant("random", random(), Map.of()));
    }

    private Trials trials(Optional<Python> python) {
        SignedMemory memory =
                new SignedMemory(HostRuntime.defaultCache(venue.machine()).resolve("memory"), "trial", UserKey.usual());
        return new Trials(
                venue,
                new TrialMemory(
                        memory, venue.identity(), python.map(Python::identity).orElse("")),
                this::random);
    }

    private Optional<Python> requirePython(List<Examined> all) {
        try {
            return EngineTerms.requirePython(
                    all.stream()
                            .filter(Admitted.class::isInstance)
                            .map(Admitted.class::cast)
                            .toList(),
                    venue.machine());
        } catch (IllegalArgumentException e) {
            throw new Failed(e);
        }
    }

    /**
     * Groups the agents by trial terms. An agent that does not play the checked game is tried with the first game
     * that it plays.
     */
    private Map<Terms, List<Admitted>> byTerms(List<Examined> all, Terms usual) {
        Map<String, Terms> byGame = new HashMap<>();
        Map<Terms, List<Admitted>> jars = new LinkedHashMap<>();
        for (Examined examined : all) {
            if (examined instanceof Admitted jar) {
                Terms terms = jar.plays(game)
                        ? usual
                        : byGame.computeIfAbsent(
                                Checked.games(jar, venue.games()).get(0), name -> with(usual, name));
                jars.computeIfAbsent(terms, same -> new ArrayList<>()).add(jar);
            }
        }
        return jars;
    }

    private Terms with(Terms usual, String game) {
        return usual.of(venue.games().parse(game));
    }

    private Admitted random() {
        Path jar = installation.agents().resolve("samples").resolve("random.jar");
        if (Files.exists(jar) && admission.examine(jar, true) instanceof Admitted random) {
            return random;
        }
        throw Failed.of("error.no-random", jar);
    }
}
