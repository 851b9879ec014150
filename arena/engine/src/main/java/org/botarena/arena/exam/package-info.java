/** Absolute strength: how often an agent gives the result away in solved positions. */
package org.botarena.arena.exam;
