/** Estimates of a tournament before its jars exist. */
package org.botarena.arena.cli.planning;
