/** A project on the disk: what it is made of, its classes compiled, and its jar. */
package org.botarena.arena.cli.project.build;
