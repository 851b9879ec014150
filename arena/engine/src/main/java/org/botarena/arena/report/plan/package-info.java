/** The cost of a tournament, before it starts and while it runs. */
package org.botarena.arena.report.plan;
