/** A game as it is on file, in one form: a line of the journal, a record of the store, a line of {@code games.jsonl}. */
package org.botarena.arena.record.form;
