/** The Jass player of the course: a search that knows one game. */
package org.botarena.search.jass;
