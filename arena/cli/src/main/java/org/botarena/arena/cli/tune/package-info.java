/** The command {@code tune}. */
package org.botarena.arena.cli.tune;
