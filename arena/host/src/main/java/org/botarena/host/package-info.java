/** Runs one agent in a separate process. */
package org.botarena.host;
