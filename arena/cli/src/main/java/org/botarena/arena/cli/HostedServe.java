package org.botarena.arena.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** {@code serve --open EVENT}: for one version it still hosts, and says what to type instead. */
final class HostedServe {
    private static final String OPEN = "--open";

    private HostedServe() {}

    /** The command line to run: {@code host EVENT} in the place of {@code serve --open EVENT}, and any other as it is. */
    static String[] args(String[] typed, PrintWriter err) {
        List<String> args = new ArrayList<>(List.of(typed));
        if (args.isEmpty() || !args.get(0).equals("serve")) {
            return typed;
        }
        for (int i = 1; i < args.size(); i++) {
            boolean isApart = args.get(i).equals(OPEN) && i + 1 < args.size();
            if (isApart || args.get(i).startsWith(OPEN + "=")) {
                String event = isApart ? args.remove(i + 1) : args.get(i).substring(OPEN.length() + 1);
                args.set(i, event);
                args.set(0, "host");
                err.println("arena: 'arena host %s' hosts an event; the next version has no serve --open."
                        .formatted(event));
                return args.toArray(String[]::new);
            }
        }
        return typed;
    }
}
