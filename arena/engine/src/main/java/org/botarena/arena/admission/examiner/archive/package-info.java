/** What a jar or a zip holds, read with bounds. */
package org.botarena.arena.admission.examiner.archive;
