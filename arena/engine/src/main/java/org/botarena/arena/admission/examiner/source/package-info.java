/** What an examiner makes of sources: the compiler runs in its process, and never an annotation processor. */
package org.botarena.arena.admission.examiner.source;
