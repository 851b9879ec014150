/** What a tournament shows now, folded from its files and its news; every surface reads it. */
package org.botarena.arena.view;
