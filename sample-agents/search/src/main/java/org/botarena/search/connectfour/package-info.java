/** A solver of Connect Four: {@link org.botarena.search.connectfour.ConnectFourSolver}. */
package org.botarena.search.connectfour;
