package org.botarena.arena.cli.record;

import java.io.PrintWriter;
import org.botarena.arena.cli.console.Keyboard;

/**
 * Single keys as the words of {@link ReplaySteps}: arrow keys, letters, and numbers that end with Enter. One thread.
 */
record ReplayKeys(Keyboard keyboard, PrintWriter out) {
    /** Reads the next word; null at the end. */
    String next() throws InterruptedException {
        StringBuilder number = new StringBuilder();
        while (true) {
            String key = keyboard.key();
            if (key.matches("[0-9]")) {
                number.append(key);
                out.print(key);
                out.flush();
                continue;
            }
            if (!number.isEmpty()) {
                out.println();
                if (key.equals("enter")) {
                    return number.toString();
                }
            }
            return switch (key) {
                case "right", "down", "enter", " " -> "n";
                case "left", "up", "backspace" -> "p";
                case "home" -> "s";
                case "end" -> "e";
                case "escape" -> "q";
                case "eof" -> null;
                default -> key;
            };
        }
    }
}
