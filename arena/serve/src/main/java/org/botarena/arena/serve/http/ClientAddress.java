package org.botarena.arena.serve.http;

import jakarta.servlet.http.HttpServletRequest;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/** The address by which a request is counted. */
public final class ClientAddress {
    /** The number of bytes of an IPv6 network, within which all 16-byte addresses may belong to one client. */
    private static final int NETWORK = 8;

    private ClientAddress() {}

    /** The address of a request's client; for IPv6, its network. */
    public static String of(HttpServletRequest request) {
        try {
            InetAddress address =
                    InetAddress.getByName(request.getRemoteAddr()); // A numeric address, which needs no name server.
            return address instanceof Inet6Address
                    ? Arrays.toString(Arrays.copyOf(address.getAddress(), NETWORK))
                    : address.getHostAddress();
        } catch (UnknownHostException e) {
            return "";
        }
    }
}
