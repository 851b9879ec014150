/** What a check of many hand-ins leaves behind: a list for the organizer and a letter for each author. */
package org.botarena.arena.cli.admission;
