package org.botarena.arena.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.process.enclosure.Refusals;
import org.botarena.arena.timing.accounting.Schedstat;
import org.botarena.host.Host;

/**
 * One child's output. It keeps the first bytes and drops the rest, so that a flood blocks nothing and fills nothing.
 * Exceptions that the JVM reports between the agent's lines are removed, and those about refused attempts are kept
 * separately. An agent can print such a report itself, but only into its own author's log. Thread-safe.
 */
final class ChildOutput {
    /** JDK 17: [exceptions] Exception <a 'java/io/IOException'{0x00000000fecb1f40}: its message> (0x...) */
    private static final Pattern REPORTED =
            Pattern.compile("\\[exceptions *] Exception <a '([^']+)'\\{0x\\w+}(?:: (.*?))?>?(?: \\(0x\\w+\\))? *");

    /** Further lines of a report, and reports about the method that caught the exception. */
    private static final Pattern REST =
            Pattern.compile("\\[exceptions *].*|\\[ +].*|thrown \\[.*|for thread .*| thrown in .*| at (?:bci|PC).*");

    private static final int MOST_REFUSALS = 20;
    private static final int LONGEST_LINE = 2000;

    private final boolean saysRefusals;
    private final Thread drain;
    private volatile Optional<Schedstat> drainer = Optional.empty();
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private final Set<String> refusals = new LinkedHashSet<>();
    private byte[] mark = new byte[0];
    private int matched;
    private String ended = "";

    private ChildOutput(Process process, boolean saysRefusals) {
        this.saysRefusals = saysRefusals;
        this.drain = new Thread(() -> drain(process.getErrorStream()), "output of " + process.pid());
    }

    /** Starts reading the output of this process. */
    static ChildOutput of(Process process, boolean saysRefusals) {
        ChildOutput output = new ChildOutput(process, saysRefusals);
        output.drain.setDaemon(true);
        output.drain.start();
        return output;
    }

    /** Waits briefly for the last output of a process that has ended. */
    void awaitEnd() throws InterruptedException {
        drain.join(200);
    }

    /**
     * Sets the mark between the output of two games.
     *
     * @param text a text that nothing else prints; its first character occurs only once in it
     */
    synchronized void expect(String text) {
        mark = text.getBytes(StandardCharsets.US_ASCII);
        matched = 0;
    }

    /**
     * Waits for the mark.
     *
     * @return the output before it, or empty if it does not come within this number of milliseconds
     */
    synchronized Optional<String> awaitMark(long milliseconds) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(milliseconds);
        for (long left = end - System.nanoTime(); !isMarked() && left > 0; left = end - System.nanoTime()) {
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
        return isMarked() ? Optional.of(ended) : Optional.empty();
    }

    private boolean isMarked() {
        return mark.length > 0 && matched == mark.length;
    }

    /** The agent's output since the mark, if there was one: the first 64 KiB. */
    synchronized String text() {
        return kept.toString(StandardCharsets.UTF_8);
    }

    /**
     * The exceptions of refused attempts, each once and on its own line, or empty if the JVM does not report
     * exceptions.
     */
    synchronized String refusals() {
        StringBuilder lines = new StringBuilder();
        refusals.forEach(each -> lines.append(Refusals.THROWN).append(each).append('\n'));
        return lines.toString();
    }

    /** Nanoseconds of CPU time spent on reading the output so far. */
    long cpu() {
        return Schedstat.read(drainer).cpu();
    }

    private void drain(InputStream errors) {
        drainer = Schedstat.ofThisThread();
        byte[] buffer = new byte[8192];
        try (errors) {
            for (int count; (count = errors.read(buffer)) >= 0; ) {
                take(buffer, count);
            }
        } catch (IOException e) {
            // The process is gone; the output read so far is kept.
        }
        end();
    }

    private synchronized void end() {
        if (!isMarked()) {
            release();
        }
        endLine();
    }

    private synchronized void take(byte[] bytes, int count) {
        for (int i = 0; i < count; i++) {
            if (matched < mark.length) {
                seek(bytes[i]);
            } else {
                take(bytes[i]);
            }
        }
    }

    /**
     * Takes a byte that may belong to the mark. The bytes of a partial match are held back until the match is complete.
     */
    private void seek(byte next) {
        if (next == mark[matched]) {
            matched++;
            if (matched == mark.length) {
                endLine();
                ended = text();
                kept.reset();
                notifyAll();
            }
            return;
        }
        release();
        if (next == mark[0]) {
            matched = 1;
        } else {
            take(next);
        }
    }

    /** Releases the bytes of a match that failed. */
    private void release() {
        for (int i = 0; i < matched; i++) {
            take(mark[i]);
        }
        matched = 0;
    }

    private void take(byte next) {
        if (!saysRefusals) {
            keep(new byte[] {next}, 1);
            return;
        }
        line.write(next);
        if (next == '\n' || line.size() == LONGEST_LINE) {
            endLine();
        }
    }

    /** Ends the current line, because a report may begin after output that the agent did not end with a newline. */
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
