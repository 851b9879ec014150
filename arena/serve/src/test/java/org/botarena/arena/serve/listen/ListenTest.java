package org.botarena.arena.serve.listen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.Base64;
import java.util.Optional;
import org.botarena.arena.venue.Failed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where a server listens, with what it proves who it is, and who gets there. */
class ListenTest {
    private static final String PASSWORD = "changeit";

    @TempDir
    Path folder;

    private record Pem(Path chain, Path key) {}

    private Pem pem(String name) throws Exception {
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
                        "-storepass",
                        PASSWORD,
                        "-keystore",
                        file.toString())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
        assertEquals(0, end);
        KeyStore store = KeyStore.getInstance(file.toFile(), PASSWORD.toCharArray());
        return new Pem(
                write(
                        name + ".crt",
                        "CERTIFICATE",
                        store.getCertificate("server").getEncoded()),
                write(
                        name + ".key",
                        "PRIVATE KEY",
                        store.getKey("server", PASSWORD.toCharArray()).getEncoded()));
    }

    private Path write(String name, String kind, byte[] bytes) throws Exception {
        return Files.writeString(
                folder.resolve(name),
                "-----BEGIN %s-----\n%s\n-----END %s-----\n"
                        .formatted(kind, Base64.getMimeEncoder().encodeToString(bytes), kind));
    }

    @Test
    void aCertificateIsReadAndWhatIsNoneIsRefusedWithWhatToDo() throws Exception {
        Pem one = pem("one");
        Certificate certificate = Certificate.of(one.chain, one.key);
        Binding binding =
                new Binding(InetAddress.getByAddress(new byte[] {(byte) 192, 0, 2, 1}), 0, Optional.of(certificate));
        assertTrue(binding.ssl().isPresent());
        assertEquals("https://192.0.2.1:8443", binding.link(8443));
        assertTrue(assertThrows(Failed.class, () -> Certificate.of(one.key, one.key))
                .getMessage()
                .contains(one.key.toString()));
        assertTrue(assertThrows(Failed.class, () -> Certificate.of(one.chain, one.chain))
                .getMessage()
                .contains("openssl pkcs8"));
        assertTrue(assertThrows(Failed.class, () -> Certificate.of(folder.resolve("none"), one.key))
                .getMessage()
                .contains("none"));
    }

    @Test
    void anAddressOfIpv6IsWrittenAsALinkHasIt() throws Exception {
        Binding binding = new Binding(
                InetAddress.getByAddress(new byte[] {0x20, 1, 0xd, (byte) 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}),
                0,
                Optional.empty());
        assertTrue(
                binding.link(8080).startsWith("http://[") && binding.link(8080).endsWith("]:8080"), binding.link(80));
        assertTrue(Binding.local(0).address().isLoopbackAddress());
    }

    @Test
    void anInterfaceThatIsNotThereIsRefused() {
        String told = assertThrows(Failed.class, () -> Lan.address("no-such-interface"))
                .getMessage();
        assertTrue(
                (told.contains("no interface no-such-interface") && told.contains("--lan "))
                        || told.contains("in no network"),
                told);
    }

    @Test
    void theFirstOtherDeviceIsAnnouncedOnceAndThisMachineIsNone() {
        StringWriter told = new StringWriter();
        try (Arrivals arrivals = new Arrivals(true, new PrintWriter(told, true))) {
            arrivals.from("127.0.0.1");
            assertEquals("", told.toString());
            arrivals.from("203.0.113.7");
            arrivals.from("203.0.113.8");
        }
        assertEquals(
                "arena: the first other device is here (203.0.113.7)",
                told.toString().strip());
    }
}
