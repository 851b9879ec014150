/** The tables of a tournament, for terminals and spreadsheets. */
package org.botarena.arena.report.table;
