/** Similarity of jars: a hint for people, never a verdict. Names, constants and debug data do not count. */
package org.botarena.arena.roster.likeness;
