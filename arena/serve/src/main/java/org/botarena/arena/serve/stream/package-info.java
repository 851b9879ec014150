/** The stream of events that pages follow: what is told, and to whom. */
package org.botarena.arena.serve.stream;
