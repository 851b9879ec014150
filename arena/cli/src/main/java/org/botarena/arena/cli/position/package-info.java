/** Games and their positions, without agents. */
package org.botarena.arena.cli.position;
