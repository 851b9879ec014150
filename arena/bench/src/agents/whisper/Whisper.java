package whisper;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Option;
import org.botarena.api.Setting;
import org.botarena.game.reversi.Reversi;
import raw.RawCall;
import sun.misc.Unsafe;

/**
 * Two of these agents measure a covert channel between the seats: the sender does something observable, depending on a
 * random symbol, and the receiver records its observation. Both write to their logs.
 */
@Option(
        name = "channel",
        type = Setting.Type.WORD,
        byDefault = "time",
        choices = {"time", "memory", "threads", "load", "cache", "numbers"},
        text = "What the symbol does")
@Option(
        name = "symbols",
        type = Setting.Type.WHOLE,
        byDefault = "8",
        min = "2",
        max = "64",
        text = "How many symbols there are")
public class Whisper extends Agent<Reversi> {
    private static final int SYSINFO = 99;
    private static final int SOCKETPAIR = 53;
    private static final int FSTAT = 5;
    private static final int CLOSE = 3;
    private static final long UNIT_MS = 4;
    private static final int UNIT_MIB = 6;
    private static final int UNIT_THREADS = 4;

    private final String channel = game.options().get("channel");
    private final int symbols = Integer.parseInt(game.options().get("symbols"));
    private final Random random = new Random();
    private final Deque<Thread> threads = new ArrayDeque<>();
    private final long buffer = RawCall.memory(256);
    private final byte[] caches = new byte[24 << 20];
    private final int[] own = new int[1 << 17];
    private long memory;
    private long answered = System.nanoTime();
    private long number;
    private volatile long sink;

    public Whisper(Game<Reversi> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        int ply = game.history().length;
        if (player == 0) {
            int symbol = random.nextInt(symbols);
            send(symbol);
            System.out.println("sent " + ply + " " + symbol);
        } else {
            System.out.println("heard " + ply + " " + heard());
        }
        answered = System.nanoTime();
        return game.position().moves()[0];
    }

    private void send(int symbol) throws Exception {
        switch (channel) {
            case "time" -> Thread.sleep(symbol * UNIT_MS);
            case "memory" -> hold(symbol * (long) UNIT_MIB << 20);
            case "threads" -> keep(symbol * UNIT_THREADS);
            case "load" -> spin(symbol);
            case "cache" -> sweep(symbol);
            default -> count(symbol);
        }
    }

    private double heard() throws Exception {
        return switch (channel) {
            case "time" -> System.nanoTime() - answered;
            case "memory" -> ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getFreeMemorySize();
            case "threads" -> sysinfo(80) & 0xFFFF;
            case "load" -> sysinfo(8);
            case "cache" -> touch();
            default -> counted();
        };
    }

    private void hold(long bytes) throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        unsafe.freeMemory(memory);
        memory = bytes == 0 ? 0 : unsafe.allocateMemory(bytes);
        if (bytes > 0) {
            unsafe.setMemory(memory, bytes, (byte) 1);
        }
    }

    private void keep(int number) throws InterruptedException {
        while (threads.size() < number) {
            Thread thread = new Thread(() -> {
                while (!Thread.interrupted()) {
                    LockSupport.park();
                }
            });
            thread.setDaemon(true);
            thread.start();
            threads.push(thread);
        }
        while (threads.size() > number) {
            Thread thread = threads.pop();
            thread.interrupt();
            thread.join();
        }
    }

    /** The one-minute load is updated every five seconds, from the processes running at that time. */
    private void spin(int symbol) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(1_500);
        for (int i = 1; i < symbol; i++) {
            new Thread(() -> {
                        while (System.nanoTime() < end) {
                            Thread.onSpinWait();
                        }
                    })
                    .start();
        }
        while (symbol > 0 && System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        Thread.sleep(Math.max(0, TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime())));
    }

    private void sweep(int symbol) {
        long sum = 0;
        for (int round = 0; symbol > 0 && round < 3; round++) {
            for (int i = 0; i < caches.length; i += 64) {
                sum += caches[i]++;
            }
        }
        sink = sum;
    }

    private long touch() {
        long begin = System.nanoTime();
        int sum = walk();
        long took = System.nanoTime() - begin;
        sink = sum + walk() + walk();
        return took;
    }

    private int walk() {
        int at = 0;
        for (int i = 0; i < own.length / 16; i++) {
            at = (at + 16 * 37 + own[at]) & (own.length - 1);
        }
        return at;
    }

    private long sysinfo(int offset) throws Exception {
        RawCall.call(SYSINFO, buffer);
        return RawCall.get(buffer + offset);
    }

    private void count(int symbol) throws Exception {
        for (int i = 0; i < 4 * symbol; i++) {
            nextNumber();
        }
    }

    private double counted() throws Exception {
        long before = number;
        nextNumber();
        return number - before;
    }

    /** The kernel numbers sockets and pipes, counting up by core. */
    private void nextNumber() throws Exception {
        RawCall.call(SOCKETPAIR, 1, 1, 0, buffer);
        long pair = RawCall.get(buffer);
        RawCall.call(FSTAT, pair >>> 32, buffer + 16);
        number = RawCall.get(buffer + 24);
        RawCall.call(CLOSE, pair & 0xFFFF_FFFFL);
        RawCall.call(CLOSE, pair >>> 32);
    }
}
