/** One move of one agent at one moment. */
package org.botarena.arena.cli.ask;
