/** Absolute strength: solved positions, and how often an agent gives the result away in them. */
package org.botarena.arena.exam;
