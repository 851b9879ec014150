package org.botarena.arena.venue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.admission.examination.Examiners;
import org.botarena.arena.admission.examiner.archive.SampleClasses;
import org.botarena.arena.doctor.Checkup;
import org.botarena.arena.doctor.MachineFacts;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.machine.MachineMemory;
import org.botarena.arena.match.LocalGameRunner;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.SandboxTrial;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.process.jvm.Jdk;
import org.botarena.arena.process.jvm.JvmFlags;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.timing.Lanes;

/**
 * The place on this machine where agents are admitted and play: its JDK, and the folder of staged copies, which is
 * deleted at the end.
 */
public final class Venue implements AutoCloseable {
    private final Machine machine;
    private final Jdk jdk;
    private final GameJars games;
    private final Path cache;
    private final Path staging;
    private HostRuntime runtime;
    private SandboxTrial sandbox;
    private volatile Examiners examiners;
    private volatile boolean isStopped;
    private Optional<Lanes> shared = Optional.empty();

    private Venue(Machine machine, Jdk jdk, GameJars games, Path cache, Path staging) {
        this.machine = machine;
        this.jdk = jdk;
        this.games = games;
        this.cache = cache;
        this.staging = staging;
    }

    /**
     * Opens a venue.
     *
     * @param agentJava the home of the JDK that runs the agents; null for the arena's own
     * @param games the installed games
     * @throws Failed if the JDK does not exist, or there is no room for the staged copies
     */
    public static Venue open(Path agentJava, GameJars games) {
        return open(Machine.here(), agentJava, games, HostRuntime.defaultCache(Machine.here()));
    }

    /**
     * Opens a venue that stores everything kept between runs in this folder, including leases of cores.
     *
     * @param machine this machine, or the part of it to use
     * @throws Failed as above
     */
    public static Venue open(Machine machine, Path agentJava, GameJars games, Path cache) {
        try {
            Jdk jdk = agentJava == null ? Jdk.running() : Jdk.in(agentJava);
            return new Venue(machine, jdk, games, cache, OpenFolder.temporary("botarena-"));
        } catch (IllegalArgumentException e) {
            throw new Failed("--agent-java: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new Failed("no place for the copies of the jars: " + e.getMessage(), e);
        }
    }

    public Machine machine() {
        return machine;
    }

    /** The feature version of the JDK that runs the agents. */
    public int javaFeature() {
        return jdk.feature();
    }

    /** The memory now available for agents. */
    public MachineMemory memory() {
        return MachineMemory.here();
    }

    /** The jars with added games. */
    public GameJars gameJars() {
        return games;
    }

    public Games games() {
        return games.games();
    }

    /**
     * A hash of everything that games depend on here: the arena's build, the JDK, the hosts' runtime, and the jars
     * with added games.
     */
    public String identity() {
        return String.join(" ", BuildId.ofThisProgram(), runtime().identity(), games.digest());
    }

    /**
     * The admission of this venue, whose examiners run in separate processes.
     *
     * @throws Failed if no examiner can be started
     */
    public Admission admission() {
        return new Admission(staging, examiners());
    }

    private Examiners examiners() {
        Examiners here = examiners;
        if (here == null) {
            try {
                here = Examiners.in(runtime().cache(), jdk, machine, games.games())
                        .knowing(SampleClasses.in(Installation.ofThisProgram().ownSamples()));
            } catch (IOException e) {
                throw new Failed("no jar can be examined: " + e.getMessage(), e);
            }
            examiners = here;
        }
        if (isStopped) {
            here.stop();
        }
        return here;
    }

    /** Cancels the examination of jars, now and in the future; a running one throws. May be called from any thread. */
    public void stopAdmission() {
        isStopped = true;
        Examiners here = examiners;
        if (here != null) {
            here.stop();
        }
    }

    /** Ends the examiners' processes, so that none runs during a game. */
    public void releaseExaminers() {
        if (examiners != null) {
            examiners.release();
        }
    }

    /** Creates lanes for several venues of this JVM, to be closed after the last of them. */
    public Lanes lanes() {
        return runtime().lanes(machine, Lanes.mostGames(machine));
    }

    /** Makes future runners share these lanes with the other venues of this JVM. */
    public Venue sharing(Lanes lanes) {
        shared = Optional.of(lanes);
        return this;
    }

    /** Creates the only runner of this venue. It deletes the staged copies when it is closed. */
    public LocalGameRunner runner(Terms terms, int atATime, Lanes.Use use) {
        LocalGameRunner runner = runner(runtime(), terms, atATime, staging, use);
        runner.claimCore();
        return runner;
    }

    /** Creates a runner for trials; its logs contain the sandbox's refusals. */
    public LocalGameRunner trialRunner(Terms terms, int atATime) {
        try {
            return runner(
                    runtime().tellingRefusals(), terms, atATime, OpenFolder.temporary("botarena-"), Lanes.Use.CHECK);
        } catch (IOException e) {
            throw new Failed(e);
        }
    }

    /** Examines what the machine allows, with remedies. */
    public List<Checkup.Finding> checkup() {
        return Checkup.of(Path.of("/"), machine, sandbox(JvmFlags.DEFAULT_HEAP_MIB), MachineMemory.here());
    }

    /**
     * The number of games between two agents with the default heap that cores and memory allow at a time; at least
     * one.
     */
    public int mostGames() {
        return (int) Math.min(
                Lanes.mostGames(machine), Math.max(1, MachineMemory.here().games(2, JvmFlags.DEFAULT_HEAP_MIB)));
    }

    /** The facts by which this machine is compared with others. */
    public MachineFacts facts() {
        return MachineFacts.of(
                BuildId.ofThisProgram(),
                javaFeature(),
                machine.coreCount(),
                mostGames(),
                MachineMemory.here().availableMiB(),
                checkup());
    }

    /**
     * Tries the sandbox here.
     *
     * @throws Failed if the trial itself cannot run
     */
    SandboxTrial sandbox(int heapMiB) {
        if (sandbox == null) {
            try {
                sandbox = SandboxTrial.run(machine, runtime(), heapMiB);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new Failed("interrupted", e);
            }
        }
        return sandbox;
    }

    private HostRuntime runtime() {
        if (runtime == null) {
            try {
                runtime = HostRuntime.in(cache, jdk, machine);
            } catch (IOException e) {
                throw noAgent(e);
            }
        }
        return runtime;
    }

    private static Failed noAgent(IOException e) {
        return new Failed("no agent can be started: " + e.getMessage(), e);
    }

    private LocalGameRunner runner(HostRuntime on, Terms terms, int atATime, Path folder, Lanes.Use use) {
        releaseExaminers();
        try {
            return new LocalGameRunner(terms, machine, on.with(games, folder), atATime, folder, use, shared);
        } catch (IOException e) {
            throw noAgent(e);
        }
    }

    @Override
    public void close() {
        if (examiners != null) {
            examiners.close();
        }
        FileUtils.deleteQuietly(staging.toFile());
    }
}
