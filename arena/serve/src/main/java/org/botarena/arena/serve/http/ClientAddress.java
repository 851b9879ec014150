package org.botarena.arena.serve.http;

import jakarta.servlet.http.HttpServletRequest;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/** The address that a request is counted by. */
public final class ClientAddress {
    /** Of the 16 bytes of IPv6, those of a network: one client has all the others. */
    private static final int NETWORK = 8;

    private ClientAddress() {}

    /** The address of a request's client; of IPv6 its network. */
    public static String of(HttpServletRequest request) {
        try {
            InetAddress address = InetAddress.getByName(request.getRemoteAddr()); // a number, which asks no name server
            return address instanceof Inet6Address
                    ? Arrays.toString(Arrays.copyOf(address.getAddress(), NETWORK))
                    : address.getHostAddress();
        } catch (UnknownHostException e) {
            return "";
        }
    }
}
