/** What the journal and the store hold, as values and as JSON. */
package org.botarena.arena.store.entry;
