/** The library's knowledge about each game, provided as services. */
package org.botarena.search.evaluation.game;
