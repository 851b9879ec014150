/** Options and arguments shared by several commands. */
package org.botarena.arena.cli.option;
