/** Tables of rows and columns, which every surface shows from the same columns. */
package org.botarena.arena.text.table;
