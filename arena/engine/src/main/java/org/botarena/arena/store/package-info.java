/**
 * The durable data of a tournament: the journal, a SQLite file with its settings, entrants and games, and the
 * originals of the jars. Everything else in a results folder can be made from them.
 */
package org.botarena.arena.store;
