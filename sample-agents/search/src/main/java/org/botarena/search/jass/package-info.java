/** The Jass player of the course, a search for one game. */
package org.botarena.search.jass;
