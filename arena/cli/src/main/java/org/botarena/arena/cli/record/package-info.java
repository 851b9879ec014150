/** Recorded games: finding one, stepping through it, and explaining where it was lost. */
package org.botarena.arena.cli.record;
