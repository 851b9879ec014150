/** Protests against games, and the replays that decide them, as the event's file holds them. */
package org.botarena.arena.serve.hosting.protest;
