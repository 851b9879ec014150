/** The record of one game: plies, verdicts with evidence, scores. */
package org.botarena.arena.record;
