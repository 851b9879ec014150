package org.botarena.arena.sandbox;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.botarena.arena.sandbox.Child.Reply;
import org.botarena.host.Message;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** The talk with a process, a real one that sends back what it is sent half a second later. */
@DisabledOnOs(OS.WINDOWS)
class ConversationTest {
    private static final long GRANTED = TimeUnit.MILLISECONDS.toNanos(50);
    private static final long NONCE = 17;

    private Reply ask(Child.Watch watch) throws Exception {
        Process echo = new ProcessBuilder("sh", "-c", "sleep 0.5; exec cat").start();
        try {
            return new Conversation(echo).ask(new Message.Over(NONCE, "mark"), NONCE, GRANTED, watch);
        } finally {
            echo.destroyForcibly();
        }
    }

    @Test
    void nobodyWaitsBeyondTheDeadlineWhereNobodyWatches() throws Exception {
        assertInstanceOf(Reply.Silent.class, ask(Child.Watch.NONE));
    }

    @Test
    void whoLosesItsCoreWhileItLooksLooksAgainBeforeItRules() throws Exception {
        Reply reply = ask(new Child.Watch() {
            @Override
            public void begun() {}

            /** A moment from now; but when this returns the moment is over. */
            @Override
            public OptionalLong until(long sent, long granted) {
                long soon = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(1);
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
                return OptionalLong.of(soon);
            }
        });
        assertInstanceOf(Reply.Said.class, reply);
    }
}
