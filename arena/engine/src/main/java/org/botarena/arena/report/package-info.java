/** The output for people and programs: the plan, the progress, the tables and the results folder. */
package org.botarena.arena.report;
