/**
 * Every search algorithm of the course, generic over {@link org.botarena.api.Position}. Each algorithm is one file in
 * reading order, with its formula, its source and its conventions. Agents use this library and include it in their jar.
 */
package org.botarena.search;
