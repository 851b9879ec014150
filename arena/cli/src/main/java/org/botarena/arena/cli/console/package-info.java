/** The terminal. */
package org.botarena.arena.cli.console;
