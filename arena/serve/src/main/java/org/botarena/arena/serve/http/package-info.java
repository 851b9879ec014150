/** HTTP requests and answers, and their limits. */
package org.botarena.arena.serve.http;
