/** A course platform's own list of people, filled in with grades. */
package org.botarena.arena.report.gradebook;
