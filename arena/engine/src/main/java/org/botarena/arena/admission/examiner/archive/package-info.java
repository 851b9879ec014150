/** Reading of jars and zips within limits. */
package org.botarena.arena.admission.examiner.archive;
