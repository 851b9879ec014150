/** Limits for submitted files, and the wording of refusals. */
package org.botarena.arena.admission.examiner.limits;
