package org.botarena.arena.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.api.Setting;
import org.botarena.arena.match.Table;
import org.botarena.arena.match.Terms;
import org.botarena.arena.roster.Admission;
import org.botarena.arena.roster.Admitted;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Examined;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.roster.Selection;
import org.botarena.arena.sandbox.HostRuntime;
import org.botarena.arena.sandbox.Isolation;

/** Checks jars: what admission says, then a trial of those that it admits. One thread. */
final class Inspector {
    private final Installation installation;
    private final Venue venue;
    private final Admission admission;
    private final GameType game;
    private final Terms terms;
    private final TrialMemory memory;

    /**
     * An inspector at a venue.
     *
     * @param game that is tried with agents that play any
     * @param terms of the trial, with that game's rules
     */
    Inspector(Installation installation, Venue venue, GameType game, Terms terms) {
        this.installation = installation;
        this.venue = venue;
        this.admission = venue.admission();
        this.game = game;
        this.terms = terms;
        this.memory = new TrialMemory(
                HostRuntime.defaultCache(venue.machine()).resolve("trials"),
                installation.version() + " " + venue.javaFeature() + " " + venue.digest());
    }

    /**
     * What admission says about a jar, a folder of classes, or all jars of a drop folder.
     *
     * @throws Failed if there is nothing
     */
    List<Examined> examine(Path path) {
        if (!Files.exists(path)) {
            throw new Failed("there is no file or folder %s".formatted(path.toAbsolutePath()));
        }
        boolean isDropFolder = isDropFolder(path);
        Path agents = isDropFolder ? path : path.toAbsolutePath().getParent();
        Selection selection = Selection.folder(game, agents, path.resolve("samples"));
        try {
            Roster roster = Roster.of(isDropFolder ? selection : selection.entrants(path.toString()), admission);
            List<Examined> all = new ArrayList<>(roster.refused());
            Stream.concat(roster.entrants().stream().map(Entrant::jar), roster.leftOut().stream())
                    .filter(jar -> !isDropFolder || !jar.isSample())
                    .forEach(all::add);
            return all;
        } catch (IllegalArgumentException e) {
            throw new Failed(e.getMessage(), e);
        }
    }

    /** Whether the path is a folder with jars, of one author or of many. */
    static boolean isDropFolder(Path path) {
        return Files.isDirectory(path) && holdsJars(path);
    }

    private static boolean holdsJars(Path folder) {
        try (Stream<Path> files =
                Files.find(folder, 2, (file, attributes) -> file.toString().matches("(?i).*[.](jar|zip)"))) {
            return files.findAny().isPresent();
        } catch (IOException e) {
            throw new Failed("the folder %s cannot be read: %s".formatted(folder, e), e);
        }
    }

    /** Tries a jar that admission lets pass, at this level; at none: no trial. */
    Checked check(Examined examined, Optional<Isolation> level) throws InterruptedException {
        return examined instanceof Admitted jar && level.isPresent()
                ? new Checked(jar, Optional.of(trial(jar, terms.at(level.get()))), venue.games())
                : new Checked(examined, Optional.empty(), venue.games());
    }

    private Trial trial(Admitted jar, Terms terms) throws InterruptedException {
        Rules<?> rules = jar.plays(game)
                ? terms.rules()
                : venue.games().parse(Checked.games(jar, venue.games()).get(0));
        Terms tried = new Terms(
                rules, terms.firstMoveTime(), terms.moveTime(), terms.startTime(), terms.heapMiB(), terms.isolation());
        Optional<Trial> before = memory.recall(jar.sha256(), tried);
        if (before.isPresent()) {
            return before.get();
        }
        try (Table table = venue.oneOfMany(tried)) {
            Trial trial = Trial.play(table, tried, entrant("it", jar), entrant("random", random()));
            memory.keep(jar.sha256(), tried, trial);
            return trial;
        }
    }

    private static Entrant entrant(String name, Admitted jar) {
        return new Entrant(name, jar, Setting.complete(jar.settings(), Map.of(), name));
    }

    private Admitted random() {
        Path jar = installation.agents().resolve("samples").resolve("random.jar");
        if (Files.exists(jar) && admission.examine(jar, true) instanceof Admitted random) {
            return random;
        }
        throw new Failed("the opponent of the trial is missing: %s. Build again, or copy the whole installation."
                .formatted(jar));
    }
}
