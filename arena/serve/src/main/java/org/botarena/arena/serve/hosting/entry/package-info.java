/** Records of an event: uploads, versions, tournaments, settings. */
package org.botarena.arena.serve.hosting.entry;
