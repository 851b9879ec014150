/** What came in and what was begun: uploads, versions, tournaments, settings. */
package org.botarena.arena.serve.hosting.entry;
