package org.botarena.arena.serve.listen;

import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.util.concurrent.TimeUnit;

/**
 * Reads what a client still sends although it is refused: who sends does not read, and a connection that is closed meanwhile takes the
 * answer with it.
 */
final class UnreadBody {
    private static final long MOST_MS = 3_000;
    private static final long SILENCE_MS = 250;
    private static final int STEP_MS = 10;

    private UnreadBody() {}

    /** Returns when all has come, when nothing comes any more, or after three seconds. */
    static void of(HttpServletRequest request) {
        if (request.getContentLengthLong() <= 0 && request.getHeader("Transfer-Encoding") == null) {
            return;
        }
        long begin = System.nanoTime();
        long heard = begin;
        byte[] block = new byte[1 << 16];
        try {
            ServletInputStream in = request.getInputStream();
            for (long now = begin;
                    !in.isFinished() && millis(begin, now) < MOST_MS && millis(heard, now) < SILENCE_MS;
                    now = System.nanoTime()) {
                if (in.available() > 0 && in.read(block) > 0) {
                    heard = now;
                } else {
                    Thread.sleep(STEP_MS);
                }
            }
        } catch (IOException | IllegalStateException e) {
            // He has gone, or has read it all.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the server ends
        }
    }

    private static long millis(long from, long to) {
        return TimeUnit.NANOSECONDS.toMillis(to - from);
    }
}
