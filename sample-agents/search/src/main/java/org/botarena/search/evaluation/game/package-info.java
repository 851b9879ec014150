/** What the library knows of each game, for its service file. */
package org.botarena.search.evaluation.game;
