/** The coach: where games were lost, found in a process of its own at idle priority. */
package org.botarena.arena.coach;
