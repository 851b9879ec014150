/** Admission of foreign files: examines them, and stages those that may play. */
package org.botarena.arena.admission;
