/** The stream of events that pages follow: its messages and its readers. */
package org.botarena.arena.serve.stream;
