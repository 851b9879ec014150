/** Games and positions, without agents. */
package org.botarena.arena.cli.position;
