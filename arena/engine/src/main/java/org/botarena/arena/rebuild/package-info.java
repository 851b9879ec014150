/** Rebuilds a store from its journal, or from published files. */
package org.botarena.arena.rebuild;
