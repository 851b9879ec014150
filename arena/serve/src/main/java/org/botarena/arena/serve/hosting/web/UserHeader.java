package org.botarena.arena.serve.hosting.web;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.listen.ReverseProxy;

/**
 * The header in which a reverse proxy names its user. Only the proxy is trusted, and only for the named hosts.
 * Immutable.
 *
 * @param name of the header
 * @param proxy the reverse proxy
 */
public record UserHeader(String name, ReverseProxy proxy) {
    /**
     * Reads a header as typed.
     *
     * @throws IllegalArgumentException if it is not the name of a header
     */
    public static UserHeader of(String name, ReverseProxy proxy) {
        if (!name.matches("[A-Za-z0-9-]{1,60}")) {
            throw new IllegalArgumentException(
                    "--user-header '%s' is not the name of a header: X-Remote-User".formatted(name));
        }
        return new UserHeader(name, proxy);
    }

    /**
     * The user in the header, or empty if it is missing, or does not come from the proxy.
     *
     * @throws HttpProblem.Refusal if it occurs more than once (a client has sent one, and the proxy has not removed
     *     it), or the host was not named
     */
    Optional<String> user(HttpServletRequest request) {
        if (!ReverseProxy.hasPassedOn(request)) {
            return Optional.empty();
        }
        List<String> values = Collections.list(request.getHeaders(name));
        if (values.size() > 1) {
            throw HttpProblem.refusal(
                    400,
                    "the header %s is there more than once".formatted(name),
                    "let the proxy replace it, not add one");
        }
        Optional<String> user = values.stream()
                .map(String::strip)
                .filter(each -> !each.isEmpty())
                .findFirst();
        if (user.isPresent() && !proxy.isForNamedHost(request)) {
            throw HttpProblem.refusal(
                    421,
                    "the header %s is not believed for this host".formatted(name),
                    "let the proxy pass Host on, and name it with --host");
        }
        return user;
    }
}
