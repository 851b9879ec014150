/** Where a server listens: the address, the certificate, and whether anybody gets there. */
package org.botarena.arena.serve.listen;
