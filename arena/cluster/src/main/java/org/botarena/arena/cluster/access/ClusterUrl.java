package org.botarena.arena.cluster.access;

import java.io.IOException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.venue.Failed;

/**
 * The address of a master. Immutable.
 *
 * @param host its name or number
 * @param port 1 to 65535
 */
public record ClusterUrl(String host, int port) {
    private static final Pattern FORM = Pattern.compile("spark://([A-Za-z0-9._-]+)(?::([0-9]{1,5}))?/?");

    /**
     * Reads {@code spark://HOST} or {@code spark://HOST:PORT}.
     *
     * @throws IllegalArgumentException if the text has another form
     */
    public static ClusterUrl parse(String text) {
        Matcher matcher = FORM.matcher(text);
        int port = matcher.matches() && matcher.group(2) != null ? Integer.parseInt(matcher.group(2)) : Ports.MASTER;
        if (!matcher.matches() || port < 1 || port > 65535) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "'%s' is not the address of a master: write spark://HOST:%d, as 'arena cluster start' prints it",
                    text,
                    Ports.MASTER));
        }
        return new ClusterUrl(matcher.group(1), port);
    }

    /**
     * The address of this machine for other machines: that of the interface that leads to the master.
     *
     * @throws Failed with a remedy if the master does not answer, after at most three seconds
     */
    public String ownAddress() {
        try {
            return PortProbe.localAddress(host, port);
        } catch (IOException e) {
            throw new Failed(
                    String.format(
                            Locale.ROOT,
                            "no master answers at %s (%s). Start it there by: arena cluster start; between the machines port %d must be"
                                    + " open",
                            this,
                            e.getMessage(),
                            port),
                    e);
        }
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "spark://%s:%d", host, port);
    }
}
