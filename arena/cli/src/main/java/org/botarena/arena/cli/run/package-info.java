/** Commands that play a tournament. */
package org.botarena.arena.cli.run;
