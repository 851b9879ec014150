/** Finds, lists and replays recorded games. */
package org.botarena.arena.replay;
