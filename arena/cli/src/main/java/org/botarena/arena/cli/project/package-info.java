/** A student's own project: made, compiled, packed and tried, with nothing but a JDK and without a network. */
package org.botarena.arena.cli.project;
