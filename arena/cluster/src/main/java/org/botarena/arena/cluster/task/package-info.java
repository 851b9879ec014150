/** What travels between the organizer and the workers. Nothing here knows how it travels. */
package org.botarena.arena.cluster.task;
