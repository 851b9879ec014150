/** Tournaments on file that are resumed: their folders, who plays on, and the jars that they kept. */
package org.botarena.arena.event.resume;
