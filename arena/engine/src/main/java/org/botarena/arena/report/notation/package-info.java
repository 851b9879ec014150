/** Games in the formats of other programs. */
package org.botarena.arena.report.notation;
