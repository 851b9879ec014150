/** The command {@code check}. */
package org.botarena.arena.cli.check;
