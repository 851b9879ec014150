package org.botarena.arena.serve.listen;

import java.net.InetAddress;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.jetty.util.ssl.SslContextFactory;

/**
 * The address where the server listens. Immutable.
 *
 * @param address of one interface of this machine
 * @param port 0 for any free one
 * @param tls the server's certificate; empty for plain HTTP
 */
public record Binding(InetAddress address, int port, Optional<Certificate> tls) {
    /** Listens only on this machine. */
    public static Binding local(int port) {
        return new Binding(InetAddress.getLoopbackAddress(), port, Optional.empty());
    }

    /** The TLS settings, if any. */
    public Optional<SslContextFactory.Server> ssl() {
        return tls.map(Certificate::factory);
    }

    /** The link that people open, without a trailing slash. */
    public String link(int bound) {
        return String.format(Locale.ROOT, "%s://%s:%d", tls.isPresent() ? "https" : "http", host(), bound);
    }

    /** The address in the form of a link. */
    String host() {
        String host = address.getHostAddress();
        return host.contains(":") ? "[" + host + "]" : host;
    }
}
