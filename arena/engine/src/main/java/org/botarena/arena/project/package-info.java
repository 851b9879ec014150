/** A user's own project: made, compiled and packed, with nothing but a JDK and without a network. */
package org.botarena.arena.project;
