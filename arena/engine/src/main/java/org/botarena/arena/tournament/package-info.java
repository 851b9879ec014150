/** Who plays whom, when and from where, and what the games count: schedule, fixtures, standings. */
package org.botarena.arena.tournament;
