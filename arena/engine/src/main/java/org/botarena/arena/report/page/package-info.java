/** What the report and the live page share: games as a viewer shows them, and the scripts that show them. */
package org.botarena.arena.report.page;
