/** Problems that stop the server's work: they are described in words, and no background thread dies of them. */
package org.botarena.arena.serve.trouble;
