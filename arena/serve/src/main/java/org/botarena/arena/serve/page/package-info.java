/** The addresses of the live page: its files, its texts, and its API. */
package org.botarena.arena.serve.page;
