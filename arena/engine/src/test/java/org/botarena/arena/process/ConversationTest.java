package org.botarena.arena.process;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.botarena.arena.process.Child.Reply;
import org.botarena.arena.timing.Deadline;
import org.botarena.host.Message;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** The dialogue with a real process that echoes each message half a second later. */
@DisabledOnOs(OS.WINDOWS)
class ConversationTest {
    private static final Deadline DEADLINE = Deadline.of(Duration.ofMillis(50));
    private static final long NONCE = 17;

    private Reply ask(Child.Watch watch) throws Exception {
        Process echo = new ProcessBuilder("sh", "-c", "sleep 0.5; exec cat").start();
        try {
            return new Conversation(echo).ask(new Message.Over(NONCE, "mark"), NONCE, DEADLINE, watch);
        } finally {
            echo.destroyForcibly();
        }
    }

    @Test
    void withoutAWatchTheWaitEndsAtTheDeadline() throws Exception {
        assertInstanceOf(Reply.Silent.class, ask(Child.Watch.NONE));
    }

    @Test
    void aWatcherThatLosesItsCoreChecksAgainBeforeItDecides() throws Exception {
        Reply reply = ask(new Child.Watch() {
            @Override
            public void begun() {}

            /** A time in the near future that has passed when this method returns. */
            @Override
            public OptionalLong until(long sent, Deadline deadline) {
                long soon = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(1);
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
                return OptionalLong.of(soon);
            }
        });
        assertInstanceOf(Reply.Said.class, reply);
    }

    /**
     * A program of the real-time class takes the core of the reading thread. On a busy machine the answer may arrive
     * earlier, or only the test's thread may wait for that core; the test then tries again.
     */
    @Test
    @EnabledOnOs(OS.LINUX)
    void anUnreadAnswerIsNotSilenceWhileTheReaderHasNoCore() throws Exception {
        Deadline deadline = Deadline.of(Duration.ofMillis(400));
        for (int i = 0; i < 10; i++) {
            Reply.Said said = assertInstanceOf(Reply.Said.class, askOnACoreThatIsTaken(deadline));
            if (deadline.isPassed(said.took())) {
                return;
            }
        }
        fail("the core was free ten times");
    }

    private static Reply askOnACoreThatIsTaken(Deadline deadline) throws Exception {
        Process echo = new ProcessBuilder("sh", "-c", "sleep 0.2; exec cat").start();
        try {
            Conversation conversation = new Conversation(echo);
            long reader = taskOf("reader of " + echo.pid());
            Process pinned = new ProcessBuilder("sh", "-c", "taskset -cp 0 " + reader).start();
            assumeTrue(pinned.waitFor() == 0, "no taskset");
            return whileTheCoreIsTaken(
                    () -> conversation.ask(new Message.Over(NONCE, "mark"), NONCE, deadline, Child.Watch.NONE));
        } finally {
            echo.destroyForcibly();
        }
    }

    private static Reply whileTheCoreIsTaken(Callable<Reply> talk) throws Exception {
        Process busy = new ProcessBuilder(
                        "sh", "-c", "exec taskset -c 0 chrt -f 50 timeout 0.7 sh -c 'echo; while :; do :; done'")
                .start();
        try {
            assumeTrue(busy.getInputStream().read() > 0, "only root may take a core");
            return talk.call();
        } finally {
            busy.descendants().forEach(ProcessHandle::destroyForcibly);
            busy.destroyForcibly();
        }
    }

    private static long taskOf(String name) throws Exception {
        String shown = name.substring(0, Math.min(15, name.length()));
        while (true) {
            try (Stream<Path> tasks = Files.list(Path.of("/proc/self/task"))) {
                for (Path task : tasks.toList()) {
                    if (Files.readString(task.resolve("comm")).strip().equals(shown)) {
                        return Long.parseLong(task.getFileName().toString());
                    }
                }
            }
        }
    }
}
