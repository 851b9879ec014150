package org.botarena.zoo;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.botarena.arena.process.enclosure.Isolation;

/**
 * The targets of hostile agents: a results folder, and services on the loopback interface. Agents find them through
 * their options. One thread checks them.
 */
final class Bait implements AutoCloseable {
    private final Path results;
    private final String secret;
    private final FileTime written;
    private final ServerSocket service;
    private final DatagramSocket mailbox;
    private final AtomicInteger visitors = new AtomicInteger();

    private Bait(Path results, String secret, ServerSocket service) throws IOException {
        this.results = results;
        this.secret = secret;
        this.service = service;
        this.mailbox = new DatagramSocket(service.getLocalPort(), InetAddress.getLoopbackAddress());
        Files.writeString(results, secret);
        this.written = Files.getLastModifiedTime(results);
        listen("service", () -> {
            service.accept().close();
            visitors.incrementAndGet();
        });
        listen("mailbox", () -> {
            mailbox.receive(new DatagramPacket(new byte[1], 1));
            visitors.incrementAndGet();
        });
    }

    /** Creates the targets in this folder, which every user may enter, like a results folder. */
    static Bait in(Path folder) throws IOException {
        String secret = "{\"winner\":\"%s\"}".formatted(folder.getFileName());
        return new Bait(
                folder.resolve("results.json"), secret, new ServerSocket(0, 50, InetAddress.getLoopbackAddress()));
    }

    private interface Visit {
        void await() throws IOException;
    }

    private void listen(String name, Visit visit) {
        Thread thread = new Thread(
                () -> {
                    try {
                        while (true) {
                            visit.await();
                        }
                    } catch (IOException closed) {
                        // The service has been closed.
                    }
                },
                name);
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * The options that tell an agent about the targets and the isolation level, because some attacks apply to only one
     * level.
     */
    Map<String, String> options(Isolation isolation) {
        return Map.of(
                "results", results.toString(), "port", "" + service.getLocalPort(), "level", isolation.toString());
    }

    /** Lists the harm done to the targets, or reported in an agent's output. */
    List<String> harm(String output) throws IOException {
        List<String> harm = new ArrayList<>();
        if (visitors.getAndSet(0) > 0) {
            harm.add("a service on the loopback interface was reached");
        }
        if (output.contains(secret)) {
            harm.add("the results were read");
        }
        try (Stream<Path> files = Files.list(results.getParent())) {
            List<Path> there = files.toList();
            if (!there.equals(List.of(results))) {
                harm.add("in the results folder there is now " + there);
            }
        }
        boolean isUntouched = Files.isRegularFile(results)
                && Files.readString(results).equals(secret)
                && Files.getLastModifiedTime(results).equals(written);
        if (!isUntouched) {
            harm.add("the results were changed");
        }
        return harm;
    }

    @Override
    public void close() throws IOException {
        service.close();
        mailbox.close();
    }
}
