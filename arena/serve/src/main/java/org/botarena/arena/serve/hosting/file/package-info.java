/** The file of a hosted event, its copy, and what was done to it. */
package org.botarena.arena.serve.hosting.file;
