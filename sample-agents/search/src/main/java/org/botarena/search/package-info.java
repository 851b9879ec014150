/**
 * Every search algorithm of the course, generic over {@link org.botarena.api.Position}: one algorithm in a file, in
 * reading order, each with its formula, its source and its conventions. A library: agents are made of it, and pack it
 * into their jar.
 */
package org.botarena.search;
