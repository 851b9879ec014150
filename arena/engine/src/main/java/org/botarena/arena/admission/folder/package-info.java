/** Submitted folders, packed for an examiner without interpreting them. */
package org.botarena.arena.admission.folder;
