/** What looks into foreign files, and what it says of them. */
package org.botarena.arena.admission.examiner;
