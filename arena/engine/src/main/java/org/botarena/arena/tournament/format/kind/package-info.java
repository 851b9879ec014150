/** The formats: each is a class and a line in {@link org.botarena.arena.tournament.format.kind.Formats}. */
package org.botarena.arena.tournament.format.kind;
