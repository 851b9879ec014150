/** What is asked of a tournament: settings as they are typed, stand in a file or are on file, and what they come to. */
package org.botarena.arena.spec;
