/** The command that checks jars. */
package org.botarena.arena.cli.check;
