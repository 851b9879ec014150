package org.botarena.arena.serve.listen;

import java.util.Map;
import org.eclipse.jetty.http.HttpFields;

/** The security headers of every answer: the browser loads nothing from elsewhere, and runs no inline script. */
final class SecurityHeaders {
    static final Map<String, String> ALL = Map.of(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
                    + " frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
            "X-Content-Type-Options",
            "nosniff",
            "Referrer-Policy",
            "no-referrer",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Permissions-Policy",
            "camera=(), microphone=(), geolocation=()");

    private SecurityHeaders() {}

    static void put(HttpFields.Mutable headers) {
        ALL.forEach(headers::put);
    }
}
