/** Shared by the report and the live page: viewable games, and the scripts that show them. */
package org.botarena.arena.report.page;
