/** The events of a tournament, sent once and in order to all listeners, in this process and in others. */
package org.botarena.arena.news;
