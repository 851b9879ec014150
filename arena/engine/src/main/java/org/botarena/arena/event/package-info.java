/** The life of a tournament: prepared, begun, played, stopped, resumed. Every front end uses it. */
package org.botarena.arena.event;
