/** The addresses of the live page: its files, its texts, and the API that it is made of. */
package org.botarena.arena.serve.page;
