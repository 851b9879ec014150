/** The web server: where it listens, what it answers, how much it takes, and the stream of events. */
package org.botarena.arena.serve.http;
