/** Folders that were handed in, packed for an examiner and read no further. */
package org.botarena.arena.admission.folder;
