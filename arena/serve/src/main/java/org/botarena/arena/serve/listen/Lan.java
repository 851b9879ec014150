package org.botarena.arena.serve.listen;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.botarena.arena.venue.Failed;

/** The addresses at which other machines can reach this one. */
public final class Lan {
    private Lan() {}

    /**
     * The address of an interface.
     *
     * @param named its name or its address; empty for the only one
     * @throws Failed if the machine is in no network, or in several and none is named
     */
    public static InetAddress address(String named) {
        Map<String, InetAddress> all = all();
        if (all.isEmpty()) {
            throw new Failed(
                    "this machine is in no network that others could reach it by: join one, or leave --lan away");
        }
        if (named.isEmpty()) {
            if (all.size() > 1) {
                throw new Failed(
                        "this machine is in several networks: name the one of the room, %s".formatted(list(all)));
            }
            return all.values().iterator().next();
        }
        return all.entrySet().stream()
                .filter(one -> one.getKey().equals(named)
                        || one.getValue().getHostAddress().equals(named))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow(
                        () -> new Failed("no interface %s has a network: name one of %s".formatted(named, list(all))));
    }

    private static String list(Map<String, InetAddress> all) {
        return all.entrySet().stream()
                .map(one ->
                        "--lan %s (%s)".formatted(one.getKey(), one.getValue().getHostAddress()))
                .collect(Collectors.joining(" or "));
    }

    /** The first IPv4 address of each interface that is up, by the interface's name. */
    private static Map<String, InetAddress> all() {
        Map<String, InetAddress> all = new LinkedHashMap<>();
        for (NetworkInterface each : interfaces()) {
            Collections.list(each.getInetAddresses()).stream()
                    .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
                    .findFirst()
                    .ifPresent(address -> all.put(each.getName(), address));
        }
        return all;
    }

    private static List<NetworkInterface> interfaces() {
        List<NetworkInterface> up = new ArrayList<>();
        try {
            for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                if (each.isUp() && !each.isLoopback()) {
                    up.add(each);
                }
            }
        } catch (SocketException e) {
            throw new Failed("the networks of this machine cannot be listed: %s".formatted(e.getMessage()), e);
        }
        return up;
    }
}
