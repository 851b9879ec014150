package org.botarena.arena.serve;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.botarena.arena.serve.listen.Binding;
import org.botarena.arena.serve.listen.Certificate;
import org.botarena.arena.serve.listen.Lan;
import picocli.CommandLine.Option;

/** The options that choose the address of the page. */
final class ListeningOptions {
    private static final int MOST_PORTS = 65_535;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8080",
            description = "Port to listen on; 0 takes any free one (default: ${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = "--lan",
            paramLabel = "INTERFACE",
            arity = "0..1",
            fallbackValue = "",
            description =
                    "Network interface for others to open the page, by name or address (default: this machine only;"
                            + " without a value the only interface). Prints the link for the room and its QR code.")
    private String lan;

    @Option(
            names = "--tls",
            paramLabel = "CHAIN KEY",
            hideParamSyntax = true,
            arity = "2",
            description = "Certificate chain and key for https, two PEM files.")
    private List<Path> tls;

    /** @throws IllegalArgumentException if the port is out of range */
    void requirePort() {
        if (port < 0 || port > MOST_PORTS) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "--port is %d: it must be from 0 to %d", port, MOST_PORTS));
        }
    }

    /** Whether other machines can open the page. */
    boolean isForTheRoom() {
        return lan != null;
    }

    /** The address to listen on; the certificate is read now. */
    Binding binding() {
        Optional<Certificate> certificate =
                Optional.ofNullable(tls).map(files -> Certificate.of(files.get(0), files.get(1)));
        return lan == null
                ? new Binding(Binding.local(port).address(), port, certificate)
                : new Binding(Lan.address(lan), port, certificate);
    }
}
