/** The command {@code arena forget}. */
package org.botarena.arena.serve.forget;
