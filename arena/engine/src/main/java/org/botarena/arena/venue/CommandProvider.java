package org.botarena.arena.venue;

/**
 * Adds a command to the command line from a module that no other depends on. It is found by {@link java.util.ServiceLoader}, so
 * that an installation without the module lacks the command and nothing else.
 */
public interface CommandProvider {
    /**
     * A command, annotated as picocli reads it.
     *
     * @param installation in which it runs
     */
    Object command(Installation installation);
}
