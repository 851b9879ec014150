package org.botarena.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Option;
import org.botarena.api.Position;
import org.botarena.api.Setting;
import org.pf4j.Extension;

/** Answers a fixed time before or after its deadline, or starves itself so that it misses its deadline. */
@Extension
@Option(name = "margin", type = Setting.Type.WHOLE, byDefault = "10", text = "milliseconds before the deadline")
@Option(
        name = "manner",
        type = Setting.Type.WORD,
        byDefault = "busy",
        choices = {"busy", "asleep", "threads", "processes", "output"},
        text = "what it does until then")
public final class Punctual<P extends Position<P>> extends Agent<P> {
    /** This number of helper threads takes four fifths of the core from its own thread. */
    private static final int HELPERS = 4;

    /**
     * The CPU time that a starving agent needs for a move, as a share of the granted time; without its helpers it would
     * have enough.
     */
    private static final double WANTED = 0.8;

    private final long margin;
    private final String manner;
    private boolean hasHelpers;

    public Punctual(Game<P> game) {
        super(game);
        margin = TimeUnit.MILLISECONDS.toNanos(Long.parseLong(game.options().get("margin")));
        manner = game.options().get("manner");
    }

    @Override
    public long play(int player) {
        long[] moves = game.position().moves();
        switch (manner) {
            case "busy" -> spin();
            case "asleep" -> sleep();
            default -> starve();
        }
        return moves[0];
    }

    private void spin() {
        long end = System.nanoTime() + game.timeLeft().toNanos() - margin;
        while (System.nanoTime() - end < 0) {
            Thread.onSpinWait();
        }
    }

    private void sleep() {
        try {
            TimeUnit.NANOSECONDS.sleep(Math.max(0, game.timeLeft().toNanos() - margin));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void starve() {
        double wanted = WANTED * game.timeLeft().toNanos();
        if (!hasHelpers) {
            hasHelpers = true;
            for (int helper = 0; helper < HELPERS; helper++) {
                help(helper);
            }
        }
        long begin = cpu();
        while (cpu() - begin < wanted) {
            Thread.onSpinWait();
        }
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private void help(int helper) {
        if (manner.equals("processes")) {
            try {
                new ProcessBuilder("/bin/sh", "-c", "while :; do :; done").start();
            } catch (IOException e) {
                throw new IllegalStateException("no process", e);
            }
            return;
        }
        Thread thread = new Thread(manner.equals("output") ? Punctual::print : Punctual::burn, "helper " + helper);
        thread.setDaemon(true);
        thread.start();
    }

    private static void burn() {
        while (true) {
            Thread.onSpinWait();
        }
    }

    private static void print() {
        String line = "x".repeat(1_000);
        while (true) {
            System.err.println(line);
        }
    }
}
