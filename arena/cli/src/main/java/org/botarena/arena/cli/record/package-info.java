/** Games on file: finding one, stepping through it, explaining where it was lost. */
package org.botarena.arena.cli.record;
