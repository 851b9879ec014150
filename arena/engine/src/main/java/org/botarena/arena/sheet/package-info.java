/** Defence sheets: positions of each author's games with questions about them, to be printed. */
package org.botarena.arena.sheet;
