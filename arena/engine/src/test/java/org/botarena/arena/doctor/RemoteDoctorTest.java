package org.botarena.arena.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.doctor.RemoteDoctor.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** What is typed to other machines, and what is made of their answers. */
class RemoteDoctorTest {
    private static final String FACTS =
            "{\"build\":\"0123456789ab\",\"java\":17,\"cores\":8,\"games\":7,\"memoryMiB\":31000,\"needs\":[]}";

    @Test
    void anAnswerIsFoundBehindTheGreetingOfAShell() {
        Answer answer = RemoteDoctor.answer("lab-2", "Welcome to {lab-2}\n\n" + FACTS + "\n", 0);
        assertEquals(Optional.of(new MachineFacts("0123456789ab", 17, 8, 7, 31_000, List.of())), answer.facts());
        assertTrue(answer.facts().get().hasSandbox());
    }

    @Test
    void withoutAnAnswerTheLastLinesSayWhyAndCannotMoveTheCursor() {
        Answer answer = RemoteDoctor.answer("lab-2", "a\nb\nc\n\u001b[2Jsh: 1: /opt/arena: not found\n", 127);
        assertEquals(Optional.empty(), answer.facts());
        assertEquals(
                "b c \\u001b[2Jsh: 1: /opt/arena: not found (--arena says where the arena is there)", answer.failure());
    }

    @Test
    void aShellWithoutOutputIsReportedByItsExitCode() {
        assertEquals(
                "the remote shell has ended with 255",
                RemoteDoctor.answer("lab-2", "", 255).failure());
    }

    @Test
    void theAnswerOfAnotherVersionIsRejected() {
        assertEquals(
                "another version of the arena has answered",
                RemoteDoctor.answer("lab-2", "{\"build\":\"x\"}", 0).failure());
    }

    @Test
    void noMachineIsNamedLikeAnOptionOrACommand() {
        RemoteDoctor doctor = new RemoteDoctor(List.of("ssh"), "/opt/arena/bin/arena");
        for (String host : List.of("-oProxyCommand=id", "lab 2", "lab;id", "$(id)", "")) {
            assertThrows(IllegalArgumentException.class, () -> doctor.ask(List.of(host)), host);
        }
    }

    @Test
    void aPathThatAShellWouldReadOtherwiseIsRefused() {
        for (String program : List.of("/opt/my arena/bin/arena", "/opt/$HOME", "-x", "")) {
            assertThrows(IllegalArgumentException.class, () -> new RemoteDoctor(List.of("ssh"), program), program);
        }
        assertThrows(IllegalArgumentException.class, () -> new RemoteDoctor(List.of(""), "/opt/arena/bin/arena"));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void machineAndCommandAreTypedBehindTheShellAndAnswersKeepTheirOrder() {
        RemoteDoctor doctor = new RemoteDoctor(List.of("sh", "-c", "echo \"$0 $*\"; exit 3"), "/opt/arena");
        assertEquals(
                List.of("lab-1 /opt/arena doctor --facts", "10.0.0.2 /opt/arena doctor --facts"),
                doctor.ask(List.of("lab-1", "10.0.0.2")).stream()
                        .map(Answer::failure)
                        .toList());
    }

    @Test
    void aMissingShellIsReported() {
        Answer answer = new RemoteDoctor(List.of("/nowhere/ssh"), "/opt/arena")
                .ask(List.of("lab-1"))
                .get(0);
        assertTrue(answer.failure().contains("/nowhere/ssh"), answer.failure());
    }
}
