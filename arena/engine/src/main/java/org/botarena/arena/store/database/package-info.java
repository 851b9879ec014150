/** A file of SQLite that is opened with care and copied whole. */
package org.botarena.arena.store.database;
