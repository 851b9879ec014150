package org.botarena.arena.serve.listen;

import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Reports when the first other device has opened the page, and what may prevent all of them. Thread-safe. */
public final class Arrivals implements AutoCloseable {
    private static final int MINUTES = 2;

    private final boolean isExpected;
    private final PrintWriter err;
    private final AtomicBoolean hasArrived = new AtomicBoolean();
    private final Thread timer = new Thread(this::explainLater, "arrivals");

    /**
     * Prepares the report.
     *
     * @param isExpected whether other devices can connect
     * @param err for the messages
     */
    public Arrivals(boolean isExpected, PrintWriter err) {
        this.isExpected = isExpected;
        this.err = err;
    }

    /** Starts to wait. */
    public void await() {
        if (isExpected) {
            timer.setDaemon(true);
            timer.start();
        }
    }

    /** Records a request from an address. */
    public void from(String address) {
        if (isExpected && !hasArrived.get() && !isHere(address) && hasArrived.compareAndSet(false, true)) {
            err.println("arena: the first other device is here (%s)".formatted(address));
        }
    }

    private static boolean isHere(String address) {
        try {
            InetAddress from = InetAddress.getByName(address); // A numeric address, which needs no name server.
            return from.isLoopbackAddress() || NetworkInterface.getByInetAddress(from) != null;
        } catch (UnknownHostException | SocketException e) {
            return true;
        }
    }

    private void explainLater() {
        try {
            Thread.sleep(TimeUnit.MINUTES.toMillis(MINUTES));
            explain();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the server ends
        }
    }

    private void explain() {
        if (!hasArrived.get()) {
            err.println(String.format(
                    Locale.ROOT,
                    "arena: no other device has opened the page in %d minutes. Is it in the same network as this machine?",
                    MINUTES));
            err.println(
                    "arena: does a firewall on this machine let the port through? Does the Wi-Fi keep its devices apart");
            err.println("arena: (guest networks do; a phone's hotspot or a cable does not)?");
        }
    }

    @Override
    public void close() {
        timer.interrupt();
    }
}
