package org.botarena.arena.sandbox;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

/**
 * A small shell beside the arena that signals the children: it stops and continues them without a new process each time,
 * and, knowing every one of them, it kills all at the end of its own input. So a child never outlives the arena, not
 * even a stopped one after {@code kill -9}. Thread-safe.
 */
final class Reaper implements AutoCloseable {
    /** Reads "verb pid rest": + known, - forgotten, s stop, c continue, k kill, a pin to core, u kill all of a user. */
    private static final String SCRIPT = """
            trap '' INT HUP QUIT TERM
            pids=' '
            all() { kill -s "$1" -- "$GROUP$2"; }
            sweep() { case $1 in ?*) $SETPRIV --reuid="$1" --regid="$1" --clear-groups sh -c 'kill -s KILL -- -1';; esac; }
            while read -r verb pid rest; do
              case $verb in
                c) all CONT "$pid" ;;
                s) all STOP "$pid" ;;
                k) all KILL "$pid" ;;
                a) taskset -acp "$rest" "$pid" ;;
                +) pids="$pids$pid:$rest " ;;
                -) sweep "$rest"; pids="${pids%% $pid:*} ${pids#* $pid:$rest }" ;;
              esac
            done
            for entry in $pids; do
              all KILL "${entry%%:*}"
              sweep "${entry#*:}"
            done
            rm -rf -- "$FOLDER"
            """;

    private final Process process;
    private final OutputStream lines;

    private Reaper(Process process) {
        this.process = process;
        this.lines = process.getOutputStream();
    }

    /**
     * Starts the shell.
     *
     * @param folder a temporary folder that goes with the children
     * @throws IOException if the machine cannot start it
     */
    static Reaper start(Machine machine, OptionalInt core, Path folder) throws IOException {
        List<String> command = new ArrayList<>();
        machine.setsid().ifPresent(setsid -> command.add(setsid.toString()));
        if (core.isPresent() && machine.taskset().isPresent()) {
            command.addAll(List.of(machine.taskset().get().toString(), "-c", "" + core.getAsInt()));
        }
        command.addAll(List.of(machine.shell().orElseThrow().toString(), "-c", SCRIPT));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().clear();
        builder.environment().put("PATH", "/usr/bin:/bin");
        builder.environment().put("GROUP", machine.setsid().isPresent() ? "-" : "");
        builder.environment().put("FOLDER", folder.toAbsolutePath().toString());
        builder.environment()
                .put("SETPRIV", machine.setpriv().map(Object::toString).orElse("false"));
        return new Reaper(builder.start());
    }

    /** From now on this child dies with the arena; with it all of its user's processes, if it has one of its own. */
    void know(long pid, String uid) throws IOException {
        send("+", pid, uid);
    }

    /** The child is gone and its number may come back for another process. */
    void forget(long pid, String uid) throws IOException {
        send("-", pid, uid);
    }

    void pin(long pid, int core) throws IOException {
        send("a", pid, "" + core);
    }

    void stop(long pid) throws IOException {
        send("s", pid, "");
    }

    void resume(long pid) throws IOException {
        send("c", pid, "");
    }

    void kill(long pid) throws IOException {
        send("k", pid, "");
    }

    private synchronized void send(String verb, long pid, String rest) throws IOException {
        lines.write((verb + " " + pid + " " + rest + "\n").getBytes(StandardCharsets.US_ASCII));
        lines.flush();
    }

    /** Ends the shell, and with it every child that it still knows; waits until it is done. */
    @Override
    public void close() {
        try {
            lines.close();
            if (!process.waitFor(5, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (IOException e) {
            process.destroyForcibly();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
