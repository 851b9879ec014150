/** Text that agents, jars and files bring along, made fit to be shown on any channel. */
package org.botarena.arena.foreign;
