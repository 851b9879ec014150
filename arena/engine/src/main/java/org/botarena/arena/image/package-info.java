/** Pictures of positions, games and standings as image files. */
package org.botarena.arena.image;
