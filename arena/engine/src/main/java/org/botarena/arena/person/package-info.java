/** A person at the table: a game against agents, wherever the person sits. */
package org.botarena.arena.person;
