/** The coach: finds where games were lost, in a separate process at idle priority. */
package org.botarena.arena.coach;
