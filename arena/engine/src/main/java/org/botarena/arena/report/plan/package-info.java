/** What a tournament will cost, before it begins and while it runs. */
package org.botarena.arena.report.plan;
