package org.botarena.arena.venue;

import java.util.List;

/**
 * Adds commands to the command line from a module that no other depends on. It is found by {@link java.util.ServiceLoader}, so
 * that an installation without the module lacks the commands and nothing else.
 */
public interface CommandProvider {
    /** The commands, annotated as picocli reads them. One whose constructor takes an {@link Installation} gets its own. */
    List<Class<?>> commands();
}
