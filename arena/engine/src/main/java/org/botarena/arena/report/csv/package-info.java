/** Tables for spreadsheets. */
package org.botarena.arena.report.csv;
