/** The people of an event, and their access to it. */
package org.botarena.arena.serve.hosting.people;
