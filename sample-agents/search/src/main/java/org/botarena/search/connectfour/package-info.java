/** Connect Four solved: {@link org.botarena.search.connectfour.ConnectFourSolver}. */
package org.botarena.search.connectfour;
