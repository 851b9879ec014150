/** Who takes part in an event, and how they are let in. */
package org.botarena.arena.serve.hosting.people;
