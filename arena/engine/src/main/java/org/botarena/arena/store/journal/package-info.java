/** The journal: a forced line for everything that changes a tournament, and the chain of the lines' hashes. */
package org.botarena.arena.store.journal;
