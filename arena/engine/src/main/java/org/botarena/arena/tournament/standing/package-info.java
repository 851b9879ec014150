/** The evaluation of games: points, places, grades. */
package org.botarena.arena.tournament.standing;
