package org.botarena.arena.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs programs like a person in a terminal: in a folder, with a separate environment. Immutable. */
public record Shell(Path folder, Map<String, String> environment) {
    /** Longer than the ten minutes after which a game without an undisturbed attempt is abandoned. */
    private static final long PATIENCE_MINUTES = 20;

    /** The exit code and the output of a program. */
    public record Ran(int code, String out, String err) {
        /** Everything, for the message of a failed assertion. */
        @Override
        public String toString() {
            return "exit code %d%n--- out%n%s%n--- err%n%s".formatted(code, out, err);
        }
    }

    static Shell in(Path folder) {
        return new Shell(folder, Map.of());
    }

    /** A copy with one variable set, or removed if the value is empty. */
    public Shell with(String name, String value) {
        Map<String, String> changed = new LinkedHashMap<>(environment);
        changed.put(name, value);
        return new Shell(folder, changed);
    }

    /** Runs a line of a shell script. */
    Ran script(String line) throws IOException, InterruptedException {
        return run(List.of("sh", "-c", line));
    }

    /** Runs a program and waits for its end. */
    public Ran run(List<String> command) throws IOException, InterruptedException {
        Path out = Files.createTempFile("out", ".txt");
        Path err = Files.createTempFile("err", ".txt");
        try {
            Process process = start(command, out, err);
            if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                throw new AssertionError(command + " does not end: " + Files.readString(err));
            }
            return new Ran(process.exitValue(), read(out), read(err));
        } finally {
            Files.delete(out);
            Files.delete(err);
        }
    }

    private Process start(List<String> command, Path out, Path err) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        environment.forEach((name, value) -> {
            if (value.isEmpty()) {
                builder.environment().remove(name);
            } else {
                builder.environment().put(name, value);
            }
        });
        builder.redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
        return builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    }

    private static String read(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
}
