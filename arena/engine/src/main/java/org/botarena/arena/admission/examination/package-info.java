/** Has foreign files examined by child JVMs, and takes nothing that these send beyond its bounds. */
package org.botarena.arena.admission.examination;
