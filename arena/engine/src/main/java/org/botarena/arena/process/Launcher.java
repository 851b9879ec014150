package org.botarena.arena.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.botarena.api.Rules;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.enclosure.EnclosedCommand;
import org.botarena.arena.process.enclosure.Enclosure;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.engine.EngineDescriptor;
import org.botarena.arena.process.engine.EngineRuntime;
import org.botarena.arena.process.engine.Link;
import org.botarena.arena.process.engine.Python;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.process.jvm.OpenFolder;

/** Starts agents' processes, each inside the enclosure of its isolation level. Thread-safe. */
public final class Launcher implements AutoCloseable {
    private final Spawner spawner;
    private final HostRuntime runtime;
    private final int heapMiB;
    private final Path folder;
    private final Path shell;
    private final boolean isRoot;
    private final Optional<Path> pythonLibraries;
    private Optional<Python> python = Optional.empty();
    private final Map<EngineRuntime, Enclosure> engines = new HashMap<>();

    /**
     * A launcher whose children start on this core.
     *
     * @param level process or sandbox
     * @param folder a temporary folder that every user may enter; it holds the children's empty working folder and is
     *     deleted with them
     * @param pythonLibraries the folder with additional libraries for Python agents
     * @throws IOException if the reaper cannot be started or the JDK cannot be read
     */
    public Launcher(
            Machine machine,
            HostRuntime runtime,
            Isolation level,
            OptionalInt core,
            Path folder,
            int heapMiB,
            Optional<Path> pythonLibraries)
            throws IOException {
        this.spawner = new Spawner(machine, runtime, level, core, folder, heapMiB);
        this.runtime = runtime;
        this.heapMiB = heapMiB;
        this.folder = folder;
        this.pythonLibraries = pythonLibraries;
        this.isRoot = machine.setpriv().isPresent();
        this.shell = machine.shell().orElse(Path.of("/bin/sh"));
    }

    /**
     * Starts a host for this staged jar and game, up to the point before it runs the agent's code. In the sandbox it
     * ends together with the calling thread.
     *
     * @throws IOException if the machine cannot start another process: not an agent's fault
     */
    public Child start(Path staged, String game) throws IOException {
        ChildProcess host = spawner.start(
                new EnclosedCommand(Optional.of(staged), jar -> runtime.command(heapMiB, jar, game)),
                runtime.saysRefusals());
        return new Child(host, new Conversation(host.process()));
    }

    /**
     * Starts an engine for this game, up to the point before it runs its program. In the sandbox it ends together with
     * the calling thread.
     *
     * @param options all options of the engine
     * @throws IOException if the machine cannot start another process: not the engine's fault
     */
    public Child start(EngineDescriptor descriptor, Map<String, String> options, Rules<?> rules) throws IOException {
        return start(descriptor.runtime(options, shell), rules);
    }

    /**
     * Starts a Python agent in the same way.
     *
     * @param archive the staged zip with its {@code agent.py}
     * @throws IOException also if there is no Python
     */
    public Child startScript(Path archive, Rules<?> rules) throws IOException {
        return start(python().runtime(archive, folder, heapMiB, shell, pythonLibraries), rules);
    }

    private synchronized Python python() throws IOException {
        if (python.isEmpty()) {
            python = Optional.of(Python.here(isRoot));
        }
        return python.get();
    }

    private Child start(EngineRuntime engine, Rules<?> rules) throws IOException {
        ChildProcess started = spawner.start(EnclosedCommand.of(engine.gated()), around(engine), false);
        Link link = engine.protocol().link(rules, started.from(), started.to());
        return new Child(started, new Conversation(started.process(), link));
    }

    private synchronized Enclosure around(EngineRuntime engine) throws IOException {
        Enclosure known = engines.get(engine);
        if (known != null) {
            return known;
        }
        Path own = Files.createDirectory(folder.resolve("engine-" + engines.size()));
        OpenFolder.open(own);
        Enclosure made = spawner.enclosure(engine, heapMiB, own);
        engines.put(engine, made);
        return made;
    }

    /** Moves this JVM to the core where its children start. */
    public void claimCore() {
        spawner.claimCore();
    }

    /** Ends all children. */
    @Override
    public void close() {
        spawner.close();
    }
}
