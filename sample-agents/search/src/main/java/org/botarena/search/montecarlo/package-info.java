/** Random games from every move: flat Monte-Carlo, and UCB1 as a bandit among the moves. No tree. */
package org.botarena.search.montecarlo;
