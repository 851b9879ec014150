/** Games of an event on other machines, by a module that an installation may lack. */
package org.botarena.arena.event.cluster;
