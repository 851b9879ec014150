/** Protests against games, and the replays that decide them, in the event's file. */
package org.botarena.arena.serve.hosting.protest;
