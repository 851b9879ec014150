package org.botarena.host;

import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.api.Rules;

/**
 * The program inside an agent's process. It speaks {@link Wire} over its standard input and output, loads one jar and
 * plays one seat of one game. One thread reads a request, calls the agent and writes the answer, because a second
 * thread would cost every move a wake-up.
 */
public final class Host implements Runnable {
    /** The exit code for a full heap that leaves no space for a message. */
    public static final int OUT_OF_MEMORY = 77;

    /** The name of the agent's thread, by which the arena finds it in the system's tables. */
    public static final String THREAD = "agent";

    /** The maximum output of an agent that is passed on, in bytes. */
    public static final int OUTPUT_CAP = 64 * 1024;

    private final Wire wire;
    private final CappedOutput printed;
    private final HostedAgent player;
    private final Thread thread;
    private final Watcher watcher;
    private final JvmState surroundings;
    private boolean hasPlayed;

    Host(Wire wire, CappedOutput printed, HostedAgent player) {
        this.wire = wire;
        this.printed = printed;
        this.player = player;
        this.surroundings = new JvmState();
        this.thread = new Thread(this, THREAD);
        this.watcher = new Watcher(thread);
    }

    /**
     * Runs until the arena closes the pipe or ends the process.
     *
     * @param args the staged jar, the class of the game's type, and the game for {@link Games#parse}
     */
    public static void main(String[] args) throws IOException, ReflectiveOperationException {
        Wire wire = new Wire(new FileInputStream(FileDescriptor.in), new FileOutputStream(FileDescriptor.out));
        CappedOutput printed = new CappedOutput(new FileOutputStream(FileDescriptor.err), OUTPUT_CAP);
        PrintStream output = new PrintStream(printed, true, StandardCharsets.UTF_8);
        System.setProperty(PoolThreads.PROPERTY, PoolThreads.class.getName());
        System.setIn(InputStream.nullInputStream());
        System.setOut(output);
        System.setErr(output);
        // Faster than Games.installed(), which searches the class path and costs a new JVM 30 ms.
        GameType type = Class.forName(args[1])
                .asSubclass(GameType.class)
                .getConstructor()
                .newInstance();
        Rules<?> rules = Games.only(type).parse(args[2]);
        Host host = new Host(
                wire,
                printed,
                new HostedAgent(AgentJar.open(Path.of(args[0]), rules.getClass().getClassLoader()), rules));
        Runtime.getRuntime().addShutdownHook(new ExitHook(wire, host.watcher, host.thread));
        host.thread.start();
        while (true) {
            wire.send(host.watcher.next());
            wire.send(host.watcher.more());
        }
    }

    /** Serves requests in the agent's thread until the pipe is closed. */
    @Override
    public void run() {
        try {
            wire.send(new Message.Ready());
            while (true) {
                Message request = wire.receive();
                long arrived = System.nanoTime();
                wire.send(request instanceof Message.Over over ? end(over) : answer(request, arrived));
            }
        } catch (EOFException e) {
            Runtime.getRuntime().halt(0);
        } catch (OutOfMemoryError e) {
            Runtime.getRuntime().halt(OUT_OF_MEMORY);
        } catch (Throwable e) {
            try {
                e.printStackTrace();
            } finally {
                Runtime.getRuntime().halt(1); // Works even for an agent's exception that throws when it is printed.
            }
        }
    }

    private Message answer(Message request, long arrived) {
        watch(request, arrived);
        Message answer = player.answer(request, arrived);
        if (request instanceof Message.Start) {
            settle();
        }
        watcher.done();
        return answer;
    }

    /**
     * Collects the garbage of the start, and moves the constructor's objects to the old generation, within the start
     * budget. With large tables the first collection takes 10 to 30 ms, and would otherwise happen during a move.
     */
    private static void settle() {
        System.gc();
    }

    private Message end(Message.Over over) throws IOException {
        printed.mark(over.mark().getBytes(StandardCharsets.UTF_8));
        return over;
    }

    private void watch(Message request, long arrived) {
        if (request instanceof Message.Ask ask) {
            watcher.expect(ask.nonce(), arrived, ask.grantedNanos());
        } else if (request instanceof Message.Start start) {
            if (hasPlayed) {
                surroundings.restore(thread);
            }
            hasPlayed = true;
            watcher.expect(start.nonce(), arrived, start.grantedNanos());
        }
    }
}
