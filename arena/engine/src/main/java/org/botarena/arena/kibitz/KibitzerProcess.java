package org.botarena.arena.kibitz;

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
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.news.News;
import org.botarena.arena.process.jvm.Jdk;
import org.botarena.arena.text.JsonText;

/** The kibitzer's process, seen from the arena: a JVM at idle priority on one core. It ends with the arena. One thread. */
final class KibitzerProcess implements AutoCloseable {
    private static final String HEAP = "-Xmx256m";

    private final Path taskset;
    private final Process process;
    private final Writer to;
    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
    private int core;

    private KibitzerProcess(Path taskset, Process process, int core) {
        this.taskset = taskset;
        this.process = process;
        this.to = process.outputWriter(StandardCharsets.UTF_8);
        this.core = core;
        Thread reader = new Thread(this::read, "kibitzer-answers");
        reader.setDaemon(true);
        reader.start();
    }

    /**
     * Starts one.
     *
     * @param game its name
     * @param core where it runs
     * @throws IOException if the machine starts no process
     */
    static KibitzerProcess start(Machine machine, String game, int core) throws IOException {
        Path taskset = machine.taskset().orElseThrow();
        Path chrt = taskset.resolveSibling("chrt");
        List<String> command = new ArrayList<>();
        machine.setsid().ifPresent(setsid -> command.add(setsid.toString())); // or Ctrl-C would end it before the arena
        command.addAll(List.of(taskset.toString(), "-c", "" + core));
        command.addAll(
                Files.isExecutable(chrt) ? List.of(chrt.toString(), "-i", "0") : List.of("/usr/bin/nice", "-n", "19"));
        command.addAll(
                List.of(Jdk.running().java().toString(), HEAP, "-XX:+UseSerialGC", "-XX:+ExitOnOutOfMemoryError"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), KibitzerMain.class.getName(), game));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        return new KibitzerProcess(taskset, process, core);
    }

    private void read() {
        try (BufferedReader from = process.inputReader(StandardCharsets.UTF_8)) {
            from.lines().map(Optional::of).forEach(lines::add);
        } catch (IOException | UncheckedIOException e) {
            // It has ended.
        }
        lines.add(Optional.empty());
    }

    long pid() {
        return process.pid();
    }

    /** Moves it to a core. */
    void move(int to) throws IOException, InterruptedException {
        if (to != core) {
            new ProcessBuilder(taskset.toString(), "-acp", "" + to, "" + pid())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
            core = to;
        }
    }

    /** Asks for judgements of the position after the last move. */
    void ask(News.GameBegun game) throws IOException {
        to.write(JsonText.OF_COMMANDS.writeValueAsString(game) + "\n");
        to.flush();
    }

    /** Ends the solving of the position that it has. */
    void stop() throws IOException {
        to.write("\n");
        to.flush();
    }

    /**
     * The next line of its answer, the last of which is empty.
     *
     * @return empty: there is none within this time
     * @throws IOException if it has ended
     */
    Optional<String> answer(long milliseconds) throws IOException, InterruptedException {
        Optional<String> line = lines.poll(milliseconds, TimeUnit.MILLISECONDS);
        if (line == null) {
            return Optional.empty();
        }
        if (line.isEmpty()) {
            throw new IOException("the kibitzer's process has ended");
        }
        return line;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
