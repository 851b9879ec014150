/** The outcome of a tournament, as values for the report and the results file. */
package org.botarena.arena.report.summary;
