/** Presentation of entrants to readers: names, groups, authors. It never affects a result. */
package org.botarena.arena.roster.profile;
