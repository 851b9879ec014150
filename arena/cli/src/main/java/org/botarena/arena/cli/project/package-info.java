/** An author's project: creating, building and trying it with only a JDK and without a network. */
package org.botarena.arena.cli.project;
