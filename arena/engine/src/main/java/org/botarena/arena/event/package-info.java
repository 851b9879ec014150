/** The life of a tournament: prepared, begun, played, stopped, resumed. Every front door calls it. */
package org.botarena.arena.event;
