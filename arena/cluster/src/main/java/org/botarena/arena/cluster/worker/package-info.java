/** What a worker does: its lanes, its speed, its cache of jars, and a pair of games played. Nothing here knows how tasks arrive. */
package org.botarena.arena.cluster.worker;
