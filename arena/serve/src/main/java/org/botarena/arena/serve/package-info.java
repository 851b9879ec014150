/** The command {@code arena serve}, which shows results, and {@code arena host}, which hosts an event. */
package org.botarena.arena.serve;
