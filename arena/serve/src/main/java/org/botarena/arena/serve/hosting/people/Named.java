package org.botarena.arena.serve.hosting.people;

/**
 * A person as a list of the course names them. Immutable.
 *
 * @param id on the course platform, or the school's; empty: the list has none
 */
public record Named(String name, String email, String id) {}
