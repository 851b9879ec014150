package org.botarena.golden;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * A JDK for {@code --agent-java} whose {@code java} is a script. It starts the real one, and reports to this test its
 * arguments, its limits, and every byte sent to its standard input. One test at a time.
 */
final class TappedJdk implements AutoCloseable {
    private static final String SCRIPT = """
            #!/bin/bash
            case "$*" in *ArchiveClassesAtExit*) exec '%1$s/bin/java' "$@" ;; esac
            exec 3>/dev/tcp/127.0.0.1/%2$d
            printf '%%s\\n' "$* limits: core $(ulimit -c), files $(ulimit -n), size $(ulimit -f), memory $(ulimit -v)" >&3
            exec '%1$s/bin/java' "$@" < <(exec tee /dev/fd/4 4>&1 >&3)
            """;

    private final ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final ExecutorService readers = Executors.newCachedThreadPool();
    private final List<Call> calls = Collections.synchronizedList(new ArrayList<>());
    private final Path home;

    /**
     * One start of a JVM.
     *
     * @param command its arguments and limits
     * @param requests the bytes sent to its standard input until it ended, as text
     */
    record Call(String command, String requests) {}

    /** Creates the JDK in this folder, which other users may enter. */
    TappedJdk(Path folder) throws IOException {
        Path real = Path.of(System.getProperty("java.home"));
        home = Files.createDirectories(folder.resolve("jdk"));
        Path bin = Files.createDirectories(home.resolve("bin"));
        Files.copy(real.resolve("release"), home.resolve("release"));
        Path java = bin.resolve("java");
        Files.writeString(java, SCRIPT.formatted(real, server.getLocalPort()));
        for (Path opened : List.of(folder, home, bin, java)) {
            Files.setPosixFilePermissions(opened, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        readers.execute(this::accept);
    }

    Path home() {
        return home;
    }

    private void accept() {
        try {
            while (true) {
                Socket socket = server.accept();
                readers.execute(() -> read(socket));
            }
        } catch (IOException closed) {
            // The test has ended.
        }
    }

    private void read(Socket socket) {
        try (socket;
                InputStream in = socket.getInputStream()) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            for (int next = in.read(); next != '\n' && next >= 0; next = in.read()) {
                line.write(next);
            }
            calls.add(new Call(line.toString(StandardCharsets.UTF_8), Requests.of(in.readAllBytes())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The calls that have ended since the last query, in no order, except those without a request. */
    List<Call> calls() throws InterruptedException {
        TimeUnit.MILLISECONDS.sleep(500); // A killed process closes its end by itself.
        synchronized (calls) {
            List<Call> ended =
                    calls.stream().filter(call -> !call.requests.isEmpty()).toList();
            calls.clear();
            return ended;
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
        readers.shutdownNow();
    }
}
