/** Games that count for nothing and that nobody else sees: a person's against an agent. */
package org.botarena.arena.serve.hosting.casual;
