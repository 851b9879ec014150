package org.botarena.arena.sandbox;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.host.Host;

/**
 * What one child prints: the first bytes are kept, and the rest is read and dropped, so that a flood blocks nobody and
 * fills nothing. Where the JVM reports exceptions between the agent's lines, these are taken out, and those that speak of
 * a refused attempt are kept aside. An agent can print such a report itself: in its own log, for its own author.
 * Thread-safe.
 */
final class Output {
    /** Makes a JVM report every exception, with its words, when it is thrown. */
    static final String REPORT = "-Xlog:exceptions=info:stderr:tags";

    /** JDK 17: [exceptions] Exception <a 'java/io/IOException'{0x00000000fecb1f40}: its words> (0x...) */
    private static final Pattern REPORTED =
            Pattern.compile("\\[exceptions *] Exception <a '([^']+)'\\{0x\\w+}(?:: (.*?))?>?(?: \\(0x\\w+\\))? *");

    /** Further lines of a report, and reports of who caught it. */
    private static final Pattern REST =
            Pattern.compile("\\[exceptions *].*|\\[ +].*|thrown \\[.*|for thread .*| thrown in .*| at (?:bci|PC).*");

    private static final long SILENCE_NANOS = 20_000_000;
    private static final long PATIENCE_NANOS = 10 * SILENCE_NANOS;
    private static final int MOST_REFUSALS = 20;
    private static final int LONGEST_LINE = 2000;

    private final boolean tellsRefusals;
    private final Thread drain;
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private final Set<String> refusals = new LinkedHashSet<>();
    private volatile long lastRead = System.nanoTime();

    private Output(Process process, boolean tellsRefusals) {
        this.tellsRefusals = tellsRefusals;
        this.drain = new Thread(() -> drain(process.getErrorStream()), "output of " + process.pid());
    }

    /** Begins to read what this process prints. */
    static Output of(Process process, boolean tellsRefusals) {
        Output output = new Output(process, tellsRefusals);
        output.drain.setDaemon(true);
        output.drain.start();
        return output;
    }

    /** Waits for the last words of a process that has ended, for a moment. */
    void awaitEnd() throws InterruptedException {
        drain.join(200);
    }

    /**
     * Waits until nothing more comes from a process that goes on: what it has printed may lie unread for a moment, and longer
     * on a busy machine. Its pipe cannot be looked into, since who waits for the next byte holds its lock.
     */
    void awaitSilence() throws InterruptedException {
        long begin = System.nanoTime();
        while (System.nanoTime() - begin < PATIENCE_NANOS
                && System.nanoTime() - Math.max(begin, lastRead) < SILENCE_NANOS) {
            Thread.sleep(1);
        }
    }

    /** What the agent printed, its first 64 KiB. */
    synchronized String text() {
        return kept.toString(StandardCharsets.UTF_8);
    }

    /** The exceptions of refused attempts, each once, a line each; empty where the JVM does not report. */
    synchronized String refusals() {
        StringBuilder lines = new StringBuilder();
        refusals.forEach(each -> lines.append(Refusals.THROWN).append(each).append('\n'));
        return lines.toString();
    }

    private void drain(InputStream errors) {
        byte[] buffer = new byte[8192];
        try (errors) {
            for (int count; (count = errors.read(buffer)) >= 0; ) {
                take(buffer, count);
                lastRead = System.nanoTime();
            }
        } catch (IOException e) {
            // The process is gone: what was read is kept.
        }
        endLine();
    }

    private synchronized void take(byte[] bytes, int count) {
        if (!tellsRefusals) {
            keep(bytes, count);
            return;
        }
        for (int i = 0; i < count; i++) {
            line.write(bytes[i]);
            if (bytes[i] == '\n' || line.size() == LONGEST_LINE) {
                endLine();
            }
        }
    }

    /** A report may begin behind what the agent printed without ending its line. */
    private synchronized void endLine() {
        String text = line.toString(StandardCharsets.UTF_8).stripTrailing();
        int report = Math.max(0, text.indexOf("[exceptions"));
        String last = text.substring(report);
        Matcher reported = REPORTED.matcher(last);
        if (reported.matches()) {
            note(reported.group(1).replace('/', '.') + (reported.group(2) == null ? "" : ": " + reported.group(2)));
        }
        byte[] printed = reported.matches() || REST.matcher(last).matches()
                ? text.substring(0, report).getBytes(StandardCharsets.UTF_8)
                : line.toByteArray();
        keep(printed, printed.length);
        line.reset();
    }

    private void note(String exception) {
        if (refusals.size() < MOST_REFUSALS && Refusals.isOne(exception)) {
            refusals.add(exception);
        }
    }

    private void keep(byte[] bytes, int count) {
        kept.write(bytes, 0, Math.min(count, Host.OUTPUT_CAP - kept.size()));
    }
}
