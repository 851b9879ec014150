/** Selects and names the entrants of a tournament from the drop folder and the command line. */
package org.botarena.arena.roster;
