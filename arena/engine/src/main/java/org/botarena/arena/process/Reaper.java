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
 * A small shell beside the arena that signals the children: it stops and continues them without a new process each time,
 * and, knowing every one of them, it kills all at the end of its own input. So a child never outlives the arena, not
 * even a stopped one after {@code kill -9}. Thread-safe.
 */
final class Reaper implements AutoCloseable {
    /**
     * Where every user of a machine may write. What an agent's user owns there is removed after its last process, by that
     * user: root follows no link of an agent's.
     */
    private static final List<String> WRITABLE = List.of("/tmp", "/var/tmp", "/dev/shm", "/run/lock");

    /**
     * Reads "verb target rest": + known, - forgotten (rest: its user, of which nothing is left over), s stop, c continue,
     * k kill, a pin to core. A target is a process, or with a dash before it a group. Answers each line that it has
     * obeyed with an empty one. A second shell searches for files meanwhile: a job of the first would be left as a zombie.
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
            return Optional.empty(); // this system does not tell
        }
    }

    /** Nanoseconds that the shell has waited for a core so far. */
    synchronized long delay() {
        return Schedstat.read(queue).delay();
    }

    /**
     * Starts the shell.
     *
     * @param folder a temporary folder that goes with the children
     * @param sweepsFiles whether agents may have made files
     * @param groups the folder of the groups that they are frozen in, which goes with them, too
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

    /** A name with a blank in it would be two. */
    private static String writable() {
        return Stream.concat(WRITABLE.stream(), Stream.of(System.getProperty("java.io.tmpdir")))
                .distinct()
                .filter(folder -> folder.matches("/[\\w./-]+") && Files.isDirectory(Path.of(folder)))
                .collect(Collectors.joining(" "));
    }

    /** From now on this process dies with the arena; with it all of its user's, if it has one of its own. */
    void know(String target, String uid) throws IOException {
        send("+", target, uid);
    }

    /** It is gone and its number may come back for another process. */
    void forget(String target, String uid) throws IOException {
        send("-", target, uid);
    }

    void pin(long pid, int core) throws IOException {
        send("a", "" + pid, "" + core);
    }

    void stop(String target) throws IOException {
        send("s", target, "");
    }

    /** Returns the number of this line, for {@link #hasObeyed}. */
    long resume(String target) throws IOException {
        return send("c", target, "");
    }

    /** Whether the shell has done what this line told it: it may be waiting for a core. */
    synchronized boolean hasObeyed(long line) {
        drain();
        return obeyed >= line;
    }

    private void drain() {
        try {
            obeyed += answers.skip(answers.available());
        } catch (IOException e) {
            // The shell has ended, and obeys no more.
        }
    }

    void kill(String target) throws IOException {
        send("k", target, "");
    }

    private synchronized long send(String verb, String target, String rest) throws IOException {
        drain(); // or it would wait for room in the pipe some day
        lines.write((verb + " " + target + " " + rest + "\n").getBytes(StandardCharsets.US_ASCII));
        lines.flush();
        return ++told;
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
