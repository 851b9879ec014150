/** Runs one agent inside a process of its own. */
package org.botarena.host;
