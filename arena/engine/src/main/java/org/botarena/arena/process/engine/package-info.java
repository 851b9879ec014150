/** Programs in any language as entrants: their descriptors, their start, and their protocols. */
package org.botarena.arena.process.engine;
