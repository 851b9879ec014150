package org.botarena.arena.serve.listen;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.Collection;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.venue.Failed;
import org.eclipse.jetty.util.ssl.SslContextFactory;

/** A server's identity: a chain of certificates and their key. */
public final class Certificate {
    private static final Pattern KEY =
            Pattern.compile("-----BEGIN PRIVATE KEY-----([A-Za-z0-9+/=\\s]+)-----END PRIVATE KEY-----");
    private static final char[] PASSWORD = {}; // The password of a store that never leaves memory.

    private final KeyStore store;

    private Certificate(KeyStore store) {
        this.store = store;
    }

    /**
     * Reads two PEM files, as a certificate authority's client writes them.
     *
     * @param chain the certificate of the server, then those above it
     * @param key in PKCS #8, not encrypted
     * @throws Failed if one cannot be read, or they do not match
     */
    public static Certificate of(Path chain, Path key) {
        try {
            Collection<? extends java.security.cert.Certificate> certificates = CertificateFactory.getInstance("X.509")
                    .generateCertificates(new ByteArrayInputStream(Files.readAllBytes(chain)));
            if (certificates.isEmpty()) {
                throw new Failed("%s holds no certificate: --tls takes the file of the chain, then that of the key"
                        .formatted(chain));
            }
            java.security.cert.Certificate[] all = certificates.toArray(java.security.cert.Certificate[]::new);
            PrivateKey own = key(key);
            if (!belongsTo(all[0], own)) {
                throw new GeneralSecurityException("the first certificate is that of another key");
            }
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, PASSWORD);
            store.setKeyEntry("server", own, PASSWORD, all);
            return new Certificate(store);
        } catch (IOException e) {
            throw new Failed(
                    "cannot read %s: %s".formatted(e.getMessage(), e.getClass().getSimpleName()), e);
        } catch (GeneralSecurityException e) {
            throw new Failed(
                    "%s and %s do not give a server its certificate: %s".formatted(chain, key, e.getMessage()), e);
        }
    }

    private static PrivateKey key(Path file) throws IOException, GeneralSecurityException {
        Matcher text = KEY.matcher(Files.readString(file, StandardCharsets.ISO_8859_1));
        if (!text.find()) {
            throw new Failed("%s holds no unencrypted key of PKCS #8: openssl pkcs8 -topk8 -nocrypt -in KEY makes one"
                    .formatted(file));
        }
        byte[] bytes = Base64.getMimeDecoder().decode(text.group(1));
        for (String kind : new String[] {"RSA", "EC", "Ed25519"}) {
            try {
                return KeyFactory.getInstance(kind).generatePrivate(new PKCS8EncodedKeySpec(bytes));
            } catch (InvalidKeySpecException e) {
                // The key is of another kind.
            }
        }
        throw new Failed("%s holds a key of a kind that is not known: RSA, EC and Ed25519 are".formatted(file));
    }

    /** With the key of another certificate the server would start, but browsers would reject it. */
    private static boolean belongsTo(java.security.cert.Certificate certificate, PrivateKey key)
            throws GeneralSecurityException {
        Signature signature = Signature.getInstance(
                switch (key.getAlgorithm()) {
                    case "RSA" -> "SHA256withRSA";
                    case "EC" -> "SHA256withECDSA";
                    default -> "Ed25519";
                });
        signature.initSign(key);
        byte[] signed = signature.sign();
        signature.initVerify(certificate.getPublicKey());
        return signature.verify(signed);
    }

    SslContextFactory.Server factory() {
        SslContextFactory.Server factory = new SslContextFactory.Server();
        factory.setKeyStore(store);
        factory.setKeyStorePassword(new String(PASSWORD));
        factory.setSniRequired(false);
        return factory;
    }
}
