/** Compilation of sources in the examiner's process, without annotation processors. */
package org.botarena.arena.admission.examiner.source;
