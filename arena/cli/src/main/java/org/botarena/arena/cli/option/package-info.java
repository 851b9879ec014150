/** What is typed, for several commands. */
package org.botarena.arena.cli.option;
