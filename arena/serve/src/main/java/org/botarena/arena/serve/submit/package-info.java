/** The command {@code arena submit}. */
package org.botarena.arena.serve.submit;
