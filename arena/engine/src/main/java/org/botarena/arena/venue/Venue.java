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

/** Where agents are admitted and play on this machine: its JDK and the folder of staged copies, deleted at the end. */
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
     * Opens it.
     *
     * @param agentJava the home of the JDK that runs the agents; null: the arena's own
     * @param games that are played here
     * @throws Failed if there is no such JDK, or no place for the staged copies
     */
    public static Venue open(Path agentJava, GameJars games) {
        return open(Machine.here(), agentJava, games, HostRuntime.defaultCache(Machine.here()));
    }

    /**
     * The same with what is kept between runs, leases of cores included, in this folder.
     *
     * @param machine this one, or what is to be used of it
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

    /** What this machine has for agents now. */
    public MachineMemory memory() {
        return MachineMemory.here();
    }

    /** The jars with further games. */
    public GameJars gameJars() {
        return games;
    }

    public Games games() {
        return games.games();
    }

    /** Numbers of all that games depend on here: the arena's build, the JDK, what hosts run on, the jars with further games. */
    public String identity() {
        return String.join(" ", BuildId.ofThisProgram(), runtime().identity(), games.digest());
    }

    /**
     * Who looks into jars here, in processes of their own.
     *
     * @throws Failed if none can be started
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

    /** Ends the examination of jars, now and from now on: what is under way throws. From any thread. */
    public void stopAdmission() {
        isStopped = true;
        Examiners here = examiners;
        if (here != null) {
            here.stop();
        }
    }

    /** No examiner's process is beside a game. */
    public void releaseExaminers() {
        if (examiners != null) {
            examiners.release();
        }
    }

    /** Lanes for several venues of this JVM, to be closed after the last of them. */
    public Lanes lanes() {
        return runtime().lanes(machine, Lanes.mostGames(machine));
    }

    /** Lets the runners that are opened from now on wait for cores beside those of other venues of this JVM. */
    public Venue sharing(Lanes lanes) {
        shared = Optional.of(lanes);
        return this;
    }

    /** The one runner that everything here is played at. It takes the staged copies with it when it is closed. */
    public LocalGameRunner runner(Terms terms, int atATime, Lanes.Use use) {
        LocalGameRunner runner = runner(runtime(), terms, atATime, staging, use);
        runner.claimCore();
        return runner;
    }

    /** A runner for trials; its logs tell what the sandbox refused. */
    public LocalGameRunner trialRunner(Terms terms, int atATime) {
        try {
            return runner(
                    runtime().tellingRefusals(), terms, atATime, OpenFolder.temporary("botarena-"), Lanes.Use.CHECK);
        } catch (IOException e) {
            throw new Failed(e.getMessage(), e);
        }
    }

    /** What the machine allows, and what would help. */
    public List<Checkup.Finding> checkup() {
        return Checkup.of(Path.of("/"), machine, sandbox(JvmFlags.DEFAULT_HEAP_MIB), MachineMemory.here());
    }

    /** How many games of two agents with the usual heap cores and memory allow at a time; one at least. */
    public int mostGames() {
        return (int) Math.min(
                Lanes.mostGames(machine), Math.max(1, MachineMemory.here().games(2, JvmFlags.DEFAULT_HEAP_MIB)));
    }

    /** What this machine has beside others. */
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
     * What the sandbox shows when it is tried here.
     *
     * @throws Failed if nothing can be tried
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
