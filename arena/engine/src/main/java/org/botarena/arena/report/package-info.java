/** What people and programs read: the plan, the progress, the tables and the results folder. */
package org.botarena.arena.report;
