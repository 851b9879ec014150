/** The arena's agents as engines for other programs. */
package org.botarena.arena.cli.engine;
