/** Who may play: foreign files are examined, and what may play is staged. */
package org.botarena.arena.admission;
