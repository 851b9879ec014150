package org.botarena.arena.venue;

import java.util.List;

/**
 * Adds commands to the command line from a module on which no other depends. {@link java.util.ServiceLoader} finds
 * it, so that an installation without the module lacks only its commands.
 */
public interface CommandProvider {
    /**
     * The command classes with picocli's annotations. A constructor that takes an {@link Installation} gets the
     * current one.
     */
    List<Class<?>> commands();
}
