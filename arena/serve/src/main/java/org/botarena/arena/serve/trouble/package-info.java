/** What keeps the server from its work: in words, and without a background thread that dies of it. */
package org.botarena.arena.serve.trouble;
