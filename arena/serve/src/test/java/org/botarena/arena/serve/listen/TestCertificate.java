package org.botarena.arena.serve.listen;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.Base64;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/**
 * A self-signed certificate for this machine's own address, and its key.
 *
 * @param chain the file of the certificate, PEM
 * @param key the file of the key, PEM
 * @param store both of them
 */
public record TestCertificate(Path chain, Path key, KeyStore store) {
    private static final String PASSWORD = "changeit";

    /** Creates a certificate in these files of a folder: {@code NAME.crt}, {@code NAME.key}. */
    public static TestCertificate of(Path folder, String name) throws Exception {
        Path file = folder.resolve(name + ".p12");
        int end = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-keyalg",
                        "EC",
                        "-alias",
                        "server",
                        "-dname",
                        "CN=" + name,
                        "-ext",
                        "san=ip:127.0.0.1",
                        "-storepass",
                        PASSWORD,
                        "-keystore",
                        file.toString())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
        if (end != 0) {
            throw new AssertionError("keytool ended with " + end);
        }
        KeyStore store = KeyStore.getInstance(file.toFile(), PASSWORD.toCharArray());
        return new TestCertificate(
                write(
                        folder.resolve(name + ".crt"),
                        "CERTIFICATE",
                        store.getCertificate("server").getEncoded()),
                write(
                        folder.resolve(name + ".key"),
                        "PRIVATE KEY",
                        store.getKey("server", PASSWORD.toCharArray()).getEncoded()),
                store);
    }

    private static Path write(Path file, String kind, byte[] bytes) throws Exception {
        return Files.writeString(
                file,
                "-----BEGIN %s-----\n%s\n-----END %s-----\n"
                        .formatted(kind, Base64.getMimeEncoder().encodeToString(bytes), kind));
    }

    /** The TLS settings of a client that trusts it. */
    public SSLContext trusted() throws Exception {
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(store);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return context;
    }
}
