/** Examines one agent in solved positions. */
package org.botarena.arena.cli.exam;
