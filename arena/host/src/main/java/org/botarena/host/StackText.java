package org.botarena.host;

/** Frames of a stack as text, a line each, as {@link Throwable#printStackTrace()} writes them. */
final class StackText {
    private static final int FRAMES = 40;

    private StackText() {}

    static void append(StackTraceElement[] frames, StringBuilder to) {
        for (int i = 0; i < Math.min(frames.length, FRAMES); i++) {
            to.append("    at ").append(frames[i]).append('\n');
        }
    }
}
