/** Fills grades into a course platform's own list of people. */
package org.botarena.arena.report.gradebook;
