package org.botarena.arena.serve.hosting.people;

/**
 * A person on a course list. Immutable.
 *
 * @param id on the course platform or at the school; may be empty
 */
public record Named(String name, String email, String id) {}
