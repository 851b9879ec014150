package org.botarena.arena.serve.hosting;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.botarena.arena.serve.HostCommand;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine;

/** {@code arena host} as a separate process, which can be killed. One thread. */
final class ServingProcess implements AutoCloseable {
    private final Process process;
    private final BufferedReader told;

    private ServingProcess(Process process) {
        this.process = process;
        this.told = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** Its program: the folder of the agents, then the arguments after {@code arena host}. */
    static final class Program {
        private Program() {}

        public static void main(String[] args) {
            Path agents = Path.of(args[0]);
            HostCommand host = new HostCommand(new Installation(agents.getParent(), agents));
            System.exit(new CommandLine(host).execute(Arrays.copyOfRange(args, 1, args.length)));
        }
    }

    /** Starts one. */
    static ServingProcess start(Path agents, String... typed) throws IOException {
        return start(Map.of(), agents, typed);
    }

    /** Starts it with additional environment variables. */
    static ServingProcess start(Map<String, String> environment, Path agents, String... typed) throws IOException {
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Program.class.getName(),
                agents.toString());
        ProcessBuilder builder = new ProcessBuilder(
                Stream.concat(command.stream(), Stream.of(typed)).toList());
        builder.environment().putAll(environment);
        return new ServingProcess(builder.redirectErrorStream(true).start());
    }

    /** Hosts {@code evening} in this folder, with trusted jars; {@code typed} are further arguments. */
    static ServingProcess hosting(Path folder, String game, int port, String... typed) throws IOException {
        List<String> all = new ArrayList<>(List.of("--game", game, "--isolation", "process", "--port", "" + port));
        all.addAll(List.of(typed));
        return open(Map.of(), folder, all.toArray(String[]::new));
    }

    /** Opens {@code evening} in this folder. */
    static ServingProcess open(Map<String, String> environment, Path folder, String... typed) throws IOException {
        Path agents = folder.resolve("agents");
        TestJars.agent(agents.resolve("samples"), "random", TestJars.FIRST_MOVE);
        return start(
                environment,
                agents,
                Stream.concat(Stream.of(folder.resolve("evening").toString()), Stream.of(typed))
                        .toArray(String[]::new));
    }

    /** The secret of the organizer's link. */
    String secret() throws IOException {
        return says("The organizer").replaceFirst(".*#", "");
    }

    /** The organizer's browser. */
    Hosted.Browser organizer(String link) throws IOException {
        return Hosted.Browser.enter(link, secret());
    }

    /** Its output and exit code after it ended by itself. */
    String end() throws IOException, InterruptedException {
        StringBuilder all = new StringBuilder();
        for (String line = told.readLine(); line != null; line = told.readLine()) {
            all.append(line).append('\n');
        }
        return "%d: %s".formatted(process.waitFor(), all);
    }

    /** The page's address, without a trailing slash. */
    String link() throws IOException {
        return says("The page").replaceFirst("/$", "");
    }

    /** Its output after this label, as soon as it appears. */
    String says(String label) throws IOException {
        StringBuilder before = new StringBuilder();
        for (String line = told.readLine(); line != null; line = told.readLine()) {
            if (line.startsWith(label)) {
                return line.substring(label.length()).strip();
            }
            before.append(line).append('\n');
        }
        throw new AssertionError("it has ended: " + before);
    }

    /** The process. */
    ProcessHandle handle() {
        return process.toHandle();
    }

    /** Kills it, like a power cut. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }
}
