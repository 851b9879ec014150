/** What a position looks like: cells in rows, as a terminal, a page and a person's mouse take them. */
package org.botarena.api.picture;
