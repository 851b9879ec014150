/** Games of a person against agents, in any user interface. */
package org.botarena.arena.person;
