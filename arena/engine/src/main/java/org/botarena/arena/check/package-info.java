/** The messages to authors about their jars: admission, trial games, letters. */
package org.botarena.arena.check;
