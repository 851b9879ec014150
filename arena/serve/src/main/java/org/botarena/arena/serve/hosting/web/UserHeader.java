package org.botarena.arena.serve.hosting.web;

import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.http.HttpProblem;

/**
 * The header in which a reverse proxy names the user that it has let in. It is believed from the proxy's address alone: anybody can
 * send it. Immutable.
 *
 * @param name of the header
 * @param from the address that the proxy's connections come from
 */
public record UserHeader(String name, InetAddress from) {
    /**
     * As they are typed.
     *
     * @throws IllegalArgumentException if the header or the address is none
     */
    public static UserHeader of(String name, String address) {
        if (!name.matches("[A-Za-z0-9-]{1,60}")) {
            throw new IllegalArgumentException(
                    "--user-header '%s' is no name of a header: X-Remote-User".formatted(name));
        }
        try {
            if (address.matches("[0-9.]+|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*")) { // a number, which asks no name server
                return new UserHeader(name, InetAddress.getByName(address));
            }
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException(noAddress(address), e);
        }
        throw new IllegalArgumentException(noAddress(address));
    }

    private static String noAddress(String address) {
        return "--from '%s' is no address: 127.0.0.1, or that of the machine with the reverse proxy".formatted(address);
    }

    /**
     * Whom it names; empty: nobody, or it does not come from the proxy.
     *
     * @throws HttpProblem.Refusal if it is there more than once: a client has sent one, and the proxy has not taken it away
     */
    Optional<String> user(HttpServletRequest request) {
        if (!isFromProxy(request.getRemoteAddr())) {
            return Optional.empty();
        }
        List<String> values = Collections.list(request.getHeaders(name));
        if (values.size() > 1) {
            throw HttpProblem.refusal(
                    400,
                    "the header %s is there more than once".formatted(name),
                    "let the proxy replace it, not add one");
        }
        return values.stream()
                .map(String::strip)
                .filter(user -> !user.isEmpty())
                .findFirst();
    }

    private boolean isFromProxy(String address) {
        try {
            return InetAddress.getByName(address).equals(from);
        } catch (UnknownHostException e) {
            return false;
        }
    }
}
