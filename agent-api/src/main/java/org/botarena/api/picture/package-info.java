/** Pictures of positions: cells in rows, for a terminal, a page and a mouse. */
package org.botarena.api.picture;
