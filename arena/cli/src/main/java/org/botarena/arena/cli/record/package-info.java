/** Games on file: finding one, and stepping through it. */
package org.botarena.arena.cli.record;
