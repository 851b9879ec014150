/** Tables of other programs: spreadsheets and course platforms. */
package org.botarena.arena.text.sheet;
