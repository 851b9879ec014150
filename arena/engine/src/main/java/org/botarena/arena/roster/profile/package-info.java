/** How entrants are presented to readers: names, groups, authors. Nothing of it changes a result. */
package org.botarena.arena.roster.profile;
