/**
 * Requests for tournaments: settings from the command line, a file or a record, and the tournament that they
 * describe.
 */
package org.botarena.arena.spec;
