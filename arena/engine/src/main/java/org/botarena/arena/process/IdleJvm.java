package org.botarena.arena.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.jvm.Jdk;

/**
 * A JVM that runs a class of the arena when nothing else needs its core, and communicates in lines. It ends with the
 * arena. For one thread; {@link #close} may be called from any thread.
 */
public final class IdleJvm implements AutoCloseable {
    private static final List<String> OPTIONS = List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:+ExitOnOutOfMemoryError");
    private static final Path USUAL = Path.of("/usr/bin");

    private final Machine machine;
    private final Process process;
    private final Writer to;
    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
    private OptionalInt core;

    private IdleJvm(Machine machine, Process process, OptionalInt core) {
        this.machine = machine;
        this.process = process;
        this.to = process.outputWriter(StandardCharsets.UTF_8);
        this.core = core;
        Thread reader = new Thread(this::read, "answers-" + process.pid());
        reader.setDaemon(true);
        reader.start();
    }

    /**
     * Starts a JVM.
     *
     * @param main the class with the method {@code main}; it must end when its standard input ends
     * @param core the core to run on; empty for any, and ignored where cores cannot be chosen
     * @throws IOException if the machine cannot start a process
     */
    public static IdleJvm start(Machine machine, Class<?> main, List<String> arguments, OptionalInt core)
            throws IOException {
        List<String> command = new ArrayList<>();
        machine.setsid()
                .ifPresent(setsid -> command.add(setsid.toString())); // otherwise Ctrl-C would end it before the arena
        if (core.isPresent()) {
            machine.taskset().ifPresent(taskset -> command.addAll(List.of("" + taskset, "-c", "" + core.getAsInt())));
        }
        command.addAll(priority());
        command.add(Jdk.running().java().toString());
        command.addAll(OPTIONS);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        return new IdleJvm(machine, process, core);
    }

    private static List<String> priority() {
        Path chrt = USUAL.resolve("chrt");
        Path nice = USUAL.resolve("nice");
        return Files.isExecutable(chrt)
                ? List.of(chrt.toString(), "-i", "0")
                : Files.isExecutable(nice) ? List.of(nice.toString(), "-n", "19") : List.of();
    }

    private void read() {
        try (BufferedReader from = process.inputReader(StandardCharsets.UTF_8)) {
            from.lines().map(Optional::of).forEach(lines::add);
        } catch (IOException | UncheckedIOException e) {
            // It has ended.
        }
        lines.add(Optional.empty());
    }

    /** Its process ID. */
    public long pid() {
        return process.pid();
    }

    /** Moves it to another core. */
    public void move(int to) {
        if (machine.taskset().isPresent() && !core.equals(OptionalInt.of(to))) {
            Machine.succeeds(List.of("" + machine.taskset().get(), "-acp", "" + to, "" + pid()));
            core = OptionalInt.of(to);
        }
    }

    /** Writes a line to its standard input. */
    public void write(String line) throws IOException {
        to.write(line + "\n");
        to.flush();
    }

    /**
     * Reads the next line of its standard output.
     *
     * @return the line, or empty if none arrives within this time
     * @throws IOException if it has ended
     */
    public Optional<String> answer(long milliseconds) throws IOException, InterruptedException {
        Optional<String> line = lines.poll(milliseconds, TimeUnit.MILLISECONDS);
        if (line == null) {
            return Optional.empty();
        }
        if (line.isEmpty()) {
            throw new IOException("the process has ended");
        }
        return line;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
