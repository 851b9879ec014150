package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.botarena.arena.cli.Shell.Ran;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The doctor asks another machine through the system's ssh: this one, through a server that listens only on loopback.
 */
@Tag("slow")
@Timeout(120)
class DoctorOverSshIT {
    private static final Path SERVER = Path.of("/usr/sbin/sshd");

    @TempDir
    private Path folder;

    private Process server;

    private void run(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertEquals(0, process.waitFor(), String.join(" ", command));
    }

    @BeforeEach
    void serve() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(SERVER), "no ssh server: openssh-server is not installed");
        for (String key : List.of("host", "own")) {
            run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key);
        }
        int port;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        if (System.getProperty("user.name").equals("root")) {
            Files.createDirectories(Path.of("/run/sshd")); // The directory of its privilege separation.
        }
        Files.writeString(folder.resolve("sshd_config"), """
                ListenAddress 127.0.0.1:%1$d
                HostKey %2$s/host
                AuthorizedKeysFile %2$s/own.pub
                StrictModes no
                UsePAM no
                PidFile none
                SetEnv JAVA_HOME=%3$s BOTARENA_CACHE=%4$s
                """.formatted(
                        port, folder, System.getProperty("java.home"), Workplace.CACHE));
        Files.writeString(
                folder.resolve("known"),
                "[127.0.0.1]:%d %s".formatted(port, Files.readString(folder.resolve("host.pub"))));
        Files.writeString(folder.resolve("ssh_config"), """
                Host *
                  HostName 127.0.0.1
                  User %1$s
                  IdentityFile %2$s/own
                  IdentitiesOnly yes
                  UserKnownHostsFile %2$s/known
                  BatchMode yes
                Host lab-1
                  Port %3$d
                Host lab-2
                  Port 1
                """.formatted(System.getProperty("user.name"), folder, port));
        server = new ProcessBuilder(
                        SERVER.toString(),
                        "-D",
                        "-e",
                        "-f",
                        folder.resolve("sshd_config").toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile())
                .start();
        for (int i = 0; !isListening(port); i++) {
            assertTrue(i < 300 && server.isAlive(), Files.readString(folder.resolve("said")));
            TimeUnit.MILLISECONDS.sleep(100);
        }
    }

    private static boolean isListening(int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1000);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    @AfterEach
    void stop() {
        if (server != null) {
            server.destroy();
            server.onExit().join();
        }
    }

    @Test
    void aMachineWithAnOpenPortIsAskedAndOthersAreNamed() throws Exception {
        String ssh = "ssh -F " + folder.resolve("ssh_config");
        Ran ran = new Workplace(folder).arena("doctor", "--rsh", ssh, "--workers", "lab-1,lab-2");
        List<String> lines = ran.out().lines().toList();
        assertTrue(lines.get(1).startsWith("lab-1    ") && lines.get(1).endsWith("  the same"), ran::toString);
        assertEquals("lab-2    no answer", lines.get(2));
        assertTrue(
                ran.out().contains("lab-2: ssh: connect to host 127.0.0.1 port 1: Connection refused"), ran::toString);
        assertEquals(1, ran.code());
    }

    @Test
    void withoutTheArenaTheRemoteShellReportsIt() throws Exception {
        String ssh = "ssh -F " + folder.resolve("ssh_config");
        Ran ran =
                new Workplace(folder).arena("doctor", "--rsh", ssh, "--arena", "/nowhere/arena", "--workers", "lab-1");
        assertTrue(ran.out().contains("/nowhere/arena"), ran::toString);
        assertTrue(ran.out().contains("lab-1    no answer"), ran::toString);
        assertEquals(1, ran.code());
    }
}
