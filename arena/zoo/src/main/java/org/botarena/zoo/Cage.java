package org.botarena.zoo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examined;
import org.botarena.arena.admission.examination.Examiners;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.match.LocalGameRunner;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.process.jvm.JvmFlags;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJars;

/**
 * The place where specimens play: the real runner at one isolation level, real admission, honest opponents. One thread.
 */
final class Cage implements AutoCloseable {
    private static final String SLOW = "Thread.sleep(300); " + TestJars.FIRST_MOVE;

    /** The number of disturbed attempts after which there is no result. */
    private static final int MOST_ATTEMPTS = 10;

    private final Isolation isolation;
    private final Set<Ground> grounds;
    private final Path folder;
    private final Rules<?> rules = Games.installed().parse("tictactoe");
    private final Examiners examiners;
    private final Admission admission;
    private final LocalGameRunner runner;
    private final Entrant honest;
    private final Entrant slow;
    private int games;

    private Cage(Isolation isolation, Machine machine, HostRuntime runtime, Clock clock, Path folder)
            throws IOException {
        this.isolation = isolation;
        this.grounds = Ground.of(isolation, machine);
        this.folder = folder;
        this.examiners = Examiners.in(runtime.cache(), runtime.jdk(), machine, Games.installed());
        this.admission = new Admission(folder.resolve("staged"), examiners);
        Terms terms = new Terms(rules, clock.move(), clock.start(), JvmFlags.DEFAULT_HEAP_MIB, isolation);
        this.runner = new LocalGameRunner(terms, machine, runtime, 1, folder);
        this.honest = resident("honest", TestJars.FIRST_MOVE);
        this.slow = resident("slow", SLOW);
    }

    /**
     * Opens a cage.
     *
     * @throws IOException if the machine cannot start the processes that watch the agents
     */
    static Cage open(Isolation isolation, Machine machine, HostRuntime runtime, Clock clock) throws IOException {
        return new Cage(isolation, machine, runtime, clock, OpenFolder.temporary("botarena-zoo-"));
    }

    /** Admits an honest agent. Its jar is new, so that an examiner runs from now on. */
    private Entrant resident(String name, String body) throws IOException {
        String member = "static final String CAGE = \"%s\";".formatted(folder.getFileName());
        Path jar = TestJars.agent(Files.createDirectories(folder.resolve("residents")), name, body, member);
        return new Entrant(name, (Admitted) admission.examine(jar, false), Map.of());
    }

    Isolation isolation() {
        return isolation;
    }

    /** The grounds whose promises apply here. */
    Set<Ground> grounds() {
        return grounds;
    }

    /** The folder of all files of its games. */
    Path folder() {
        return folder;
    }

    /** The result of a jar's admission. */
    Examined examine(Path jar) {
        return admission.examine(jar, false);
    }

    /** A game of this agent, which moves first, against the opponent named in its label. */
    GameRecord play(Entrant agent, String against) throws InterruptedException {
        return switch (against) {
            case "itself" -> play(agent, agent);
            case "slow" -> play(agent, slow);
            default -> play(agent, honest);
        };
    }

    /** A game between two honest agents. */
    GameRecord playHonestly() throws InterruptedException {
        return play(honest, honest);
    }

    private GameRecord play(Entrant first, Entrant second) throws InterruptedException {
        GameRecord game = attempt(first, second);
        for (int again = 0; game.isDisturbed() && again < MOST_ATTEMPTS; again++) {
            game = attempt(first, second); // like a tournament
        }
        return game;
    }

    private GameRecord attempt(Entrant first, Entrant second) throws InterruptedException {
        Fixture fixture = new Fixture(0, 1, rules.start().toString(), List.of());
        return runner.play(new ScheduledGame(games++ + "-game", fixture, List.of(first, second), List.of(11L, 22L)));
    }

    @Override
    public void close() {
        examiners.close();
        runner.close();
    }
}
