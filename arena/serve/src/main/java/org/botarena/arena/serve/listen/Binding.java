package org.botarena.arena.serve.listen;

import java.net.InetAddress;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.jetty.util.ssl.SslContextFactory;

/**
 * Where the server listens. Immutable.
 *
 * @param address of one interface of this machine
 * @param port 0: any that is free
 * @param tls with what it proves who it is; empty: it speaks plain HTTP
 */
public record Binding(InetAddress address, int port, Optional<Certificate> tls) {
    /** This machine alone. */
    public static Binding local(int port) {
        return new Binding(InetAddress.getLoopbackAddress(), port, Optional.empty());
    }

    /** With TLS: how it speaks it. */
    public Optional<SslContextFactory.Server> ssl() {
        return tls.map(Certificate::factory);
    }

    /** The link that people open, without a slash at its end. */
    public String link(int bound) {
        return String.format(Locale.ROOT, "%s://%s:%d", tls.isPresent() ? "https" : "http", host(), bound);
    }

    /** The address as a link has it. */
    String host() {
        String host = address.getHostAddress();
        return host.contains(":") ? "[" + host + "]" : host;
    }
}
