/** Who plays: the drop folder, names, selection. */
package org.botarena.arena.roster;
