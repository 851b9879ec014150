/** Defence sheets to print: positions of each author's games with questions about them. */
package org.botarena.arena.sheet;
