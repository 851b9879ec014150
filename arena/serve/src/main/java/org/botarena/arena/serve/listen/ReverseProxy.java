package org.botarena.arena.serve.listen;

import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.Request;

/**
 * A server in front of the arena's, which passes requests on. Only its address is trusted, because any client can send
 * such headers. Immutable.
 *
 * @param from the address of its connections
 * @param hosts its public names, in lower case; empty for any
 */
public record ReverseProxy(InetAddress from, Set<String> hosts) {
    private static final String PASSED_ON = ReverseProxy.class.getName();
    private static final String CLIENT = "X-Forwarded-For";
    private static final String SCHEME = "X-Forwarded-Proto";
    private static final Pattern NUMBER = Pattern.compile("[0-9.]+|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9.-]{1,253}|\\[[0-9A-Fa-f:.]+\\]");

    /** Keeps a copy. */
    public ReverseProxy {
        hosts = Set.copyOf(hosts);
    }

    /**
     * Reads a proxy as typed.
     *
     * @throws IllegalArgumentException if the address or a host is invalid
     */
    public static ReverseProxy of(String address, List<String> hosts) {
        hosts.stream().filter(host -> !NAME.matcher(host).matches()).findFirst().ifPresent(host -> {
            throw new IllegalArgumentException(
                    "--host '%s' is not the name of a host: arena.example, without a port".formatted(host));
        });
        return new ReverseProxy(
                number(address)
                        .orElseThrow(() -> new IllegalArgumentException(
                                "--proxy '%s' is not an address: 127.0.0.1, or that of the machine with the reverse proxy"
                                        .formatted(address))),
                hosts.stream().map(host -> host.toLowerCase(Locale.ROOT)).collect(Collectors.toSet()));
    }

    /** A numeric address; a name would need a name server. */
    private static Optional<InetAddress> number(String text) {
        try {
            return NUMBER.matcher(text).matches() ? Optional.of(InetAddress.getByName(text)) : Optional.empty();
        } catch (UnknownHostException e) {
            return Optional.empty();
        }
    }

    /** Whether a request was passed on by the proxy. */
    public static boolean hasPassedOn(HttpServletRequest request) {
        return request.getAttribute(PASSED_ON) != null;
    }

    /**
     * The public address, without a trailing slash, or empty if no proxy with named hosts has passed the request on.
     */
    public static Optional<String> address(HttpServletRequest request) {
        return Boolean.TRUE.equals(request.getAttribute(PASSED_ON))
                ? Optional.of(request.getScheme() + "://" + request.getHeader("Host"))
                : Optional.empty();
    }

    /**
     * A request as its client sent it.
     *
     * @throws HttpException.RuntimeException if its host was not named
     */
    Request received(Request request, Binding binding) {
        requireHost(request, binding);
        boolean isPassedOn =
                request.getConnectionMetaData().getRemoteSocketAddress() instanceof InetSocketAddress remote
                        && remote.getAddress().equals(from);
        if (!isPassedOn) {
            return request;
        }
        request.setAttribute(PASSED_ON, !hosts.isEmpty());
        return new PassedOn(request, client(request), "https".equalsIgnoreCase(last(request, SCHEME)));
    }

    private void requireHost(Request request, Binding binding) {
        String host =
                Optional.ofNullable(request.getHttpURI().getHost()).orElse("").toLowerCase(Locale.ROOT);
        boolean isOwn =
                host.equals(binding.host()) || (binding.address().isLoopbackAddress() && host.equals("localhost"));
        if (!hosts.isEmpty() && !hosts.contains(host) && !isOwn) {
            throw new HttpException.RuntimeException(HttpStatus.MISDIRECTED_REQUEST_421);
        }
    }

    /** Whether the host of a request was named. */
    public boolean isForNamedHost(HttpServletRequest request) {
        return hosts.contains(request.getServerName().toLowerCase(Locale.ROOT));
    }

    /** The last address comes from the proxy itself; those before it come from the client. */
    private SocketAddress client(Request request) {
        return number(last(request, CLIENT))
                .<SocketAddress>map(address -> new InetSocketAddress(address, 0))
                .orElseGet(() -> request.getConnectionMetaData().getRemoteSocketAddress());
    }

    private static String last(Request request, String header) {
        List<String> values = request.getHeaders().getValuesList(header).stream()
                .flatMap(value -> Arrays.stream(value.split(",")))
                .map(String::strip)
                .toList();
        return values.isEmpty() ? "" : values.get(values.size() - 1);
    }

    /** A request with the address and the scheme of the proxy's client. */
    private static final class PassedOn extends Request.Wrapper {
        private final ConnectionMetaData connection;
        private final HttpURI uri;
        private final boolean isSecure;

        PassedOn(Request request, SocketAddress client, boolean isSecure) {
            super(request);
            this.isSecure = isSecure || request.isSecure();
            uri = isSecure ? HttpURI.build(request.getHttpURI()).scheme("https").asImmutable() : request.getHttpURI();
            connection = new ConnectionMetaData.Wrapper(request.getConnectionMetaData()) {
                @Override
                public SocketAddress getRemoteSocketAddress() {
                    return client;
                }
            };
        }

        @Override
        public ConnectionMetaData getConnectionMetaData() {
            return connection;
        }

        @Override
        public HttpURI getHttpURI() {
            return uri;
        }

        @Override
        public boolean isSecure() {
            return isSecure;
        }
    }
}
