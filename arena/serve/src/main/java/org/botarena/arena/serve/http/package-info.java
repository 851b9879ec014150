/** What is asked over HTTP and what is answered, and how much of it is taken. */
package org.botarena.arena.serve.http;
