package org.botarena.arena.cluster.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.botarena.arena.venue.Failed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClusterUrlTest {
    @Test
    void hasAPortByDefault() {
        assertEquals(new ClusterUrl("lab-1", 7077), ClusterUrl.parse("spark://lab-1"));
        assertEquals(
                "spark://10.0.0.1:99", ClusterUrl.parse("spark://10.0.0.1:99/").toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "lab-1", "http://lab-1:7077", "spark://", "spark://a b", "spark://lab:0", "spark://lab:99999"
            })
    void isRefusedInAnyOtherForm(String text) {
        assertThrows(IllegalArgumentException.class, () -> ClusterUrl.parse(text));
    }

    @Test
    void anUnusedPortIsReportedAtOnce() throws IOException {
        int port;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        String why = assertThrows(Failed.class, () -> new ClusterUrl("127.0.0.1", port).ownAddress())
                .getMessage();
        assertTrue(why.contains("no master answers") && why.contains("port " + port), why);
    }
}
