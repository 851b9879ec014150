package org.botarena.arena.doctor;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.VisibleText;

/**
 * Runs the doctor on other machines with a remote shell of the system. Its command line consists of the shell, the
 * machine and the remote command. Immutable.
 *
 * @param shell the command of the remote shell
 * @param program the arena's launcher there
 */
public record RemoteDoctor(List<String> shell, String program) {
    /** The default remote shell, which never asks for a password. */
    public static final String SSH = "ssh -o BatchMode=yes -o ConnectTimeout=10";

    /** The hidden option that makes the launcher print {@link MachineFacts} in one line. */
    public static final String OPTION = "--facts";

    private static final Pattern HOST = Pattern.compile("[A-Za-z0-9_\\[][A-Za-z0-9._@:%\\[\\]-]*");
    private static final Pattern PROGRAM = Pattern.compile("[A-Za-z0-9_/~.][A-Za-z0-9._/~+@:,=-]*");

    /** Timeout in seconds: a first run copies its class path, and a home folder may be slow. */
    private static final long PATIENCE = 60;

    private static final int AT_ONCE = 32;
    private static final int MOST_BYTES = 1 << 16;
    private static final int MOST_LINES = 3;

    /** The exit code of a shell that does not find the command. */
    private static final int NOT_FOUND = 127;

    /**
     * The answer of a machine. Immutable.
     *
     * @param host the name as given
     * @param facts empty after a failure
     * @param failure the reason, in a phrase; empty on success
     */
    public record Answer(String host, Optional<MachineFacts> facts, String failure) {}

    /**
     * Checks the words.
     *
     * @throws IllegalArgumentException if the shell or the program cannot be typed so
     */
    public RemoteDoctor {
        shell = List.copyOf(shell);
        if (shell.isEmpty() || shell.get(0).isBlank()) {
            throw new IllegalArgumentException("the remote shell is a command, for instance: " + SSH);
        }
        if (!PROGRAM.matcher(program).matches()) {
            throw new IllegalArgumentException(
                    "'%s' cannot be typed in a remote shell as it is: take a path without blanks and quotes"
                            .formatted(program));
        }
    }

    /**
     * Asks these machines in parallel. Returns the answers in the order of the machines, within a minute.
     *
     * @throws IllegalArgumentException if one of them is not a name or an address
     */
    public List<Answer> ask(List<String> hosts) {
        hosts.stream().filter(host -> !HOST.matcher(host).matches()).findFirst().ifPresent(host -> {
            throw new IllegalArgumentException("'%s' is not a name or address of a machine".formatted(host));
        });
        ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE);
        try {
            return hosts.stream().map(host -> CompletableFuture.supplyAsync(() -> ask(host), threads)).toList().stream()
                    .map(CompletableFuture::join)
                    .toList();
        } finally {
            threads.shutdownNow();
        }
    }

    private Answer ask(String host) {
        List<String> command = new ArrayList<>(shell);
        command.addAll(List.of(host, program, "doctor", OPTION));
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            try {
                process.getOutputStream()
                        .close(); // The process must not read our input. Its output waits in the pipe, which has room
                // for any answer.
                if (!process.waitFor(PATIENCE, TimeUnit.SECONDS)) {
                    return new Answer(
                            host,
                            Optional.empty(),
                            String.format(Locale.ROOT, "there was no answer within %d seconds", PATIENCE));
                }
                return answer(
                        host,
                        new String(process.getInputStream().readNBytes(MOST_BYTES), StandardCharsets.UTF_8),
                        process.exitValue());
            } finally {
                process.destroyForcibly();
            }
        } catch (IOException e) {
            return new Answer(host, Optional.empty(), VisibleText.name(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Answer(host, Optional.empty(), "interrupted");
        }
    }

    /** Finds the answer, since a shell may print a greeting first. */
    static Answer answer(String host, String said, int code) {
        List<String> lines = said.lines().filter(line -> !line.isBlank()).toList();
        Optional<String> facts =
                lines.stream().filter(line -> line.startsWith("{")).reduce((first, second) -> second);
        if (facts.isPresent()) {
            try {
                return new Answer(host, Optional.of(JsonText.MAPPER.readValue(facts.get(), MachineFacts.class)), "");
            } catch (JsonProcessingException e) {
                return new Answer(host, Optional.empty(), "another version of the arena has answered");
            }
        }
        String last = String.join(" ", lines.subList(Math.max(0, lines.size() - MOST_LINES), lines.size()));
        return new Answer(
                host,
                Optional.empty(),
                (last.isEmpty()
                                ? String.format(Locale.ROOT, "the remote shell has ended with %d", code)
                                : VisibleText.name(last))
                        + (code == NOT_FOUND ? " (--arena says where the arena is there)" : ""));
    }
}
