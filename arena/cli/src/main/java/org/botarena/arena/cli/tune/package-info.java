/** The command that tunes an agent's options. */
package org.botarena.arena.cli.tune;
