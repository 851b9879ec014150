/** The command {@code arena serve}. */
package org.botarena.arena.serve;
