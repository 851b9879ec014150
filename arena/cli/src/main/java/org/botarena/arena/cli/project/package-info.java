/** A student's own project: made, built and tried, with nothing but a JDK and without a network. */
package org.botarena.arena.cli.project;
