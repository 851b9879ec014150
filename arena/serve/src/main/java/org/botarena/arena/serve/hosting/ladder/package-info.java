/** The permanent ladder: its hours, its rests, and its seasons. */
package org.botarena.arena.serve.hosting.ladder;
