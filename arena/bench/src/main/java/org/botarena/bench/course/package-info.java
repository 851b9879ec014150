/** The tables of the course documents, each by one command. */
package org.botarena.bench.course;
