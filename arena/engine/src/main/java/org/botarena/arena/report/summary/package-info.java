/** What a tournament came to, as values that the report and the results file show. */
package org.botarena.arena.report.summary;
