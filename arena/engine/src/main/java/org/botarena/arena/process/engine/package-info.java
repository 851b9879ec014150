/** Programs in any language at our table: what describes them, how they are started, what is spoken with them. */
package org.botarena.arena.process.engine;
