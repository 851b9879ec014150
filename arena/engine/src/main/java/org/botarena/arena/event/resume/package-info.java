/** Resuming recorded tournaments: their folders, entrants and stored jars. */
package org.botarena.arena.event.resume;
