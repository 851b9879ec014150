package org.botarena.arena.process.enclosure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Refused attempts found in an agent's log. */
class RefusalsTest {
    @Test
    void findsTheKernelsAnswerInAStackTrace() {
        assertEquals(List.of("java.net.SocketException: Operation not permitted"), Refusals.in("""
                        I am thinking
                          java.net.SocketException: Operation not permitted
                            at java.base/sun.nio.ch.Net.socket0(Native Method)
                        """));
    }

    @Test
    void treatsReportsOfTheJvmLikeOutputOfTheAgent() {
        assertEquals(List.of("java.net.SocketException: Operation not permitted"), Refusals.in("""
                        thrown: java.net.SocketException: Operation not permitted
                        java.net.SocketException: Operation not permitted
                        """));
    }

    @Test
    void ignoresFilesThatTheJdkLooksFor() {
        assertEquals(List.of(), Refusals.in("""
                        thrown: java.io.FileNotFoundException: ?/.accessibility.properties (No such file or directory)
                        Fontconfig error: Cannot load default config file: No such file or directory
                        """));
    }

    @Test
    void ignoresOrdinaryOutput() {
        assertEquals(List.of(), Refusals.in("the opponent may not pass here\nd3 is not legal\n"));
    }

    @Test
    void reportsTheFirstThreeDistinctAttempts() {
        String line = "java.io.FileNotFoundException: /tmp/%d (Read-only file system)\n";
        String log = line.formatted(1).repeat(50) + line.formatted(2) + line.formatted(3) + line.formatted(4);
        assertEquals(3, Refusals.in(log).size());
    }
}
