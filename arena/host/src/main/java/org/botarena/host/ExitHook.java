package org.botarena.host;

import java.io.IOException;

/**
 * Reports to the author of an agent where it called {@code System.exit}. The process still ends, and the arena rules on
 * that. The host itself ends by {@code halt}, which runs no hook.
 */
final class ExitHook extends Thread {
    private static final String CAUSE = Runtime.class.getName();

    private final Wire wire;
    private final Watcher watcher;
    private final Thread agent;

    ExitHook(Wire wire, Watcher watcher, Thread agent) {
        super("exit");
        this.wire = wire;
        this.watcher = watcher;
        this.agent = agent;
    }

    @Override
    public void run() {
        try {
            wire.send(new Message.Sample(watcher.pending(), trace()));
        } catch (IOException e) {
            // The arena has ended.
        }
    }

    /** The place of the call: in the agent's own thread, else in another of its threads. */
    private String trace() {
        StackTraceElement[] own = agent.getStackTrace();
        if (!isExit(own)) {
            own = Thread.getAllStackTraces().values().stream()
                    .filter(ExitHook::isExit)
                    .findFirst()
                    .orElse(own);
        }
        StringBuilder text = new StringBuilder("System.exit was called:\n");
        StackText.append(own, text);
        return text.toString();
    }

    private static boolean isExit(StackTraceElement[] frames) {
        for (StackTraceElement frame : frames) {
            if (frame.getClassName().equals(CAUSE) && frame.getMethodName().equals("exit")) {
                return true;
            }
        }
        return false;
    }
}
