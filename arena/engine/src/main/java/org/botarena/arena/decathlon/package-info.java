/** Tournaments of several games as one event: a ranking of authors in which every game has the same weight. */
package org.botarena.arena.decathlon;
