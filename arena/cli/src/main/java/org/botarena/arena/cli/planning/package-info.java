/** What a tournament would take, before there is a single jar. */
package org.botarena.arena.cli.planning;
