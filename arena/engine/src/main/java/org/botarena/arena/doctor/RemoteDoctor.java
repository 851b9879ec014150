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
 * Asks the doctor on other machines, by a remote shell of the system: the command, the machine and what is to be run there are its
 * words, in this order. Immutable.
 *
 * @param shell the command
 * @param program the arena's launcher there
 */
public record RemoteDoctor(List<String> shell, String program) {
    /** What is meant by default; it asks nobody for a password. */
    public static final String SSH = "ssh -o BatchMode=yes -o ConnectTimeout=10";

    /** The hidden option with which the launcher prints {@link MachineFacts} in a line. */
    public static final String OPTION = "--facts";

    private static final Pattern HOST = Pattern.compile("[A-Za-z0-9_\\[][A-Za-z0-9._@:%\\[\\]-]*");
    private static final Pattern PROGRAM = Pattern.compile("[A-Za-z0-9_/~.][A-Za-z0-9._/~+@:,=-]*");

    /** Seconds: a first run copies its class path, and a home may be slow. */
    private static final long PATIENCE = 60;

    private static final int AT_ONCE = 32;
    private static final int MOST_BYTES = 1 << 16;
    private static final int MOST_LINES = 3;

    /** A shell ends so where it finds no such command. */
    private static final int NOT_FOUND = 127;

    /**
     * What a machine has answered. Immutable.
     *
     * @param host as it was named
     * @param facts that it told; empty: none
     * @param failure why it told none, in a phrase; empty otherwise
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
     * Asks these, at the same time; answers in their order, after a minute at most.
     *
     * @throws IllegalArgumentException if one of them is no name or address
     */
    public List<Answer> ask(List<String> hosts) {
        hosts.stream().filter(host -> !HOST.matcher(host).matches()).findFirst().ifPresent(host -> {
            throw new IllegalArgumentException("'%s' is no name or address of a machine".formatted(host));
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
                process.getOutputStream().close(); // what it would read is none of its business
                // What it prints waits in the pipe, which holds more than any answer.
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

    /** A shell may greet before the answer. */
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
