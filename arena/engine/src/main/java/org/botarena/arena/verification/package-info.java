/** Verifies a recorded tournament by recomputation, and its published receipt. */
package org.botarena.arena.verification;
