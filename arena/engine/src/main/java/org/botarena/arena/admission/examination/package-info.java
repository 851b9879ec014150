/** Examination of foreign files by child JVMs, whose output is accepted only within limits. */
package org.botarena.arena.admission.examination;
