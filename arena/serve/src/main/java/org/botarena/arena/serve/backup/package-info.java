/** The command {@code arena backup}. */
package org.botarena.arena.serve.backup;
