/** Agents and examiners in processes of their own: started, spoken with, stopped, and measured. */
package org.botarena.arena.process;
