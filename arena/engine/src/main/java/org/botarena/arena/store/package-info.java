/**
 * What a tournament keeps so that nothing can take it away: a SQLite file with its settings, entrants and games, a second
 * one with what the agents printed, and the originals of the jars. Everything else in a results folder can be made from
 * them.
 */
package org.botarena.arena.store;
