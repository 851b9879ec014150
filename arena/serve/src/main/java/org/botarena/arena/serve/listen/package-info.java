/** The server that listens: its address and certificate, what it takes before a route sees it, and whether anybody gets there. */
package org.botarena.arena.serve.listen;
