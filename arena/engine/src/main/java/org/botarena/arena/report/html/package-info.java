/** The report as one page: a function of {@code results.json} and {@code games.jsonl}, with everything in it. */
package org.botarena.arena.report.html;
