/** A match between two entrants. */
package org.botarena.arena.cli.match;
