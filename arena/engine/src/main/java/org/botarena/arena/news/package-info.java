/** What happens in a tournament, told once and in order to all who listen, in this process and in others. */
package org.botarena.arena.news;
