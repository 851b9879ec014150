/** Creating, compiling and packing a user's own project, with only a JDK and without a network. */
package org.botarena.arena.project;
