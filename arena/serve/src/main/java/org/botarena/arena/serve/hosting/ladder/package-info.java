/** The ladder that is always open: when it plays and rests, its chapters and seasons. */
package org.botarena.arena.serve.hosting.ladder;
