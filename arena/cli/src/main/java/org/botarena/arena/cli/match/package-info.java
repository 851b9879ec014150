/** Two entrants against each other. */
package org.botarena.arena.cli.match;
