/** One attempt at one game: seats, requests, rulings. */
package org.botarena.arena.match;
