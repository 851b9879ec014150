/** Games on file: found, listed, and played through again. */
package org.botarena.arena.replay;
