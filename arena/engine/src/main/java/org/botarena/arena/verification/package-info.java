/** Checks a tournament on file against everything that can be computed again, and its published receipt. */
package org.botarena.arena.verification;
