/** Makes a store again from its journal, or from what was published. */
package org.botarena.arena.rebuild;
