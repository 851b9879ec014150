/** Games that do not count and that only their players see: people against agents. */
package org.botarena.arena.serve.hosting.casual;
