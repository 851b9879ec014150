/** What the games count: points, places, grades. */
package org.botarena.arena.tournament.standing;
