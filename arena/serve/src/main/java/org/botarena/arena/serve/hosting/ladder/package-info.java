/** The ladder that is always open: when it plays and rests, its seasons. */
package org.botarena.arena.serve.hosting.ladder;
