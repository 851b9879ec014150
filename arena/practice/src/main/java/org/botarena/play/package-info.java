/** Games inside one JVM, for the tests of an agent's project: {@link org.botarena.play.Practice}. */
package org.botarena.play;
