/** Our agents as engines for programs of others. */
package org.botarena.arena.cli.engine;
