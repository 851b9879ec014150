package org.botarena.arena.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.timing.accounting.Schedstat;

/**
 * A small helper shell that signals the children. It stops and resumes them without starting a process each time. It
 * knows all of them and kills them when its own input ends, so no child outlives the arena. That includes stopped
 * children after {@code kill -9}. Thread-safe.
 */
final class Reaper implements AutoCloseable {
    /**
     * Folders that every user of a machine may write to. After the last process of an agent's user, that user removes
     * its own files there: root must not follow an agent's links.
     */
    private static final List<String> WRITABLE = List.of("/tmp", "/var/tmp", "/dev/shm", "/run/lock");

    /**
     * Reads "verb target rest": + know, - forget (rest: the user whose files to remove), s stop, c continue, k kill, a
     * pin to core. A target is a process, or a group if it starts with a dash. The shell answers each completed line
     * with an empty one. A second shell searches for files in the meantime, because a background job of the first would
     * remain as a zombie.
     */
    private static final String SCRIPT = """
            trap '' INT HUP QUIT TERM
            exec 3>&1 >/dev/null
            known=' '
            umask 077
            as() { user=$1; shift; $SETPRIV --reuid="$user" --regid="$user" --clear-groups "$@"; }
            mkfifo "$FOLDER/sweep"
            while read -r user; do
              [ -n "$WRITABLE" ] && as "$user" find $WRITABLE -mindepth 1 -maxdepth 2 -xdev -uid "$user" -exec rm -rf -- {} +
            done <"$FOLDER/sweep" 3>&- &
            exec 4>"$FOLDER/sweep"
            rm -f -- "$FOLDER/sweep"
            sweep() {
              case $1 in ?*)
                as "$1" sh -c 'kill -s KILL -- -1' 3>&- 4>&-
                echo "$1" >&4
              ;; esac
            }
            while read -r verb target rest; do
              case $verb in
                c) kill -s CONT -- "$target" ;;
                s) kill -s STOP -- "$target" ;;
                k) kill -s KILL -- "$target" ;;
                a) taskset -acp "$rest" "$target" 3>&- 4>&- ;;
                +) known="$known$target:$rest " ;;
                -) sweep "$rest"; known="${known%% $target:*} ${known#* $target:$rest }" ;;
              esac
              echo >&3
            done
            case $GROUPS_OF_CHILDREN in
              ?*) echo 1 >"$GROUPS_OF_CHILDREN/cgroup.kill" ||
                kill -s KILL -- $(cat "$GROUPS_OF_CHILDREN"/child-*/cgroup.procs) ;;
            esac
            for entry in $known; do
              kill -s KILL -- "${entry%%:*}"
              sweep "${entry#*:}"
            done
            exec 4>&-
            wait
            left=80
            while [ -d "$GROUPS_OF_CHILDREN" ] && [ $left -gt 0 ]; do
              rmdir -- "$GROUPS_OF_CHILDREN"/child-* "$GROUPS_OF_CHILDREN"
              left=$((left - 1))
              [ -d "$GROUPS_OF_CHILDREN" ] && sleep 0.05
            done
            rm -rf -- "$FOLDER"
            """;

    private final Process process;
    private final OutputStream lines;
    private final InputStream answers;
    private final Optional<Schedstat> queue;
    private long told;
    private long obeyed;

    private Reaper(Process process) {
        this.process = process;
        this.lines = process.getOutputStream();
        this.answers = process.getInputStream();
        this.queue = queue(process.pid());
    }

    private static Optional<Schedstat> queue(long pid) {
        try {
            return Optional.of(Schedstat.of(Path.of(String.format(Locale.ROOT, "/proc/%d/task/%1$d", pid))));
        } catch (IOException e) {
            return Optional.empty(); // not available on this system
        }
    }

    /** Nanoseconds that the shell has waited for a core so far. */
    synchronized long delay() {
        return Schedstat.read(queue).delay();
    }

    /**
     * Starts the shell.
     *
     * @param folder a temporary folder that is deleted with the children
     * @param sweepsFiles whether agents may have created files
     * @param groups the folder of the freezer groups, which is deleted too
     * @throws IOException if the machine cannot start it
     */
    static Reaper start(Machine machine, OptionalInt core, Path folder, boolean sweepsFiles, Optional<Path> groups)
            throws IOException {
        List<String> command = new ArrayList<>();
        machine.setsid().ifPresent(setsid -> command.add(setsid.toString()));
        if (core.isPresent() && machine.taskset().isPresent()) {
            command.addAll(List.of(machine.taskset().get().toString(), "-c", "" + core.getAsInt()));
        }
        command.addAll(List.of(machine.shell().orElseThrow().toString(), "-c", SCRIPT));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().clear();
        builder.environment().put("PATH", "/usr/bin:/bin");
        builder.environment().put("FOLDER", folder.toAbsolutePath().toString());
        builder.environment()
                .put("GROUPS_OF_CHILDREN", groups.map(Path::toString).orElse(""));
        builder.environment()
                .put("SETPRIV", machine.setpriv().map(Object::toString).orElse("false"));
        builder.environment().put("WRITABLE", sweepsFiles ? writable() : "");
        return new Reaper(builder.start());
    }

    /** The writable folders as one list; a name with a space would count as two. */
    private static String writable() {
        return Stream.concat(WRITABLE.stream(), Stream.of(System.getProperty("java.io.tmpdir")))
                .distinct()
                .filter(folder -> folder.matches("/[\\w./-]+") && Files.isDirectory(Path.of(folder)))
                .collect(Collectors.joining(" "));
    }

    /** Registers a process to be killed with the arena, together with all processes of its user if it has its own. */
    void know(String target, String uid) throws IOException {
        send("+", target, uid);
    }

    /** Forgets a process that is gone; its ID may be reused. */
    void forget(String target, String uid) throws IOException {
        send("-", target, uid);
    }

    void pin(long pid, int core) throws IOException {
        send("a", "" + pid, "" + core);
    }

    void stop(String target) throws IOException {
        send("s", target, "");
    }

    /** Resumes a process and returns the number of this line, for {@link #hasObeyed}. */
    long resume(String target) throws IOException {
        return send("c", target, "");
    }

    /** Whether the shell has executed this line; it may be waiting for a core. */
    synchronized boolean hasObeyed(long line) {
        drain();
        return obeyed >= line;
    }

    private void drain() {
        try {
            obeyed += answers.skip(answers.available());
        } catch (IOException e) {
            // The shell has ended and accepts no more lines.
        }
    }

    void kill(String target) throws IOException {
        send("k", target, "");
    }

    private synchronized long send(String verb, String target, String rest) throws IOException {
        drain(); // otherwise it would block on a full pipe eventually
        lines.write((verb + " " + target + " " + rest + "\n").getBytes(StandardCharsets.US_ASCII));
        lines.flush();
        return ++told;
    }

    /** Ends the shell and every child that it still knows, and waits until it is done. */
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
