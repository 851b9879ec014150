/** The file of a hosted event, its copies, and the log of actions. */
package org.botarena.arena.serve.hosting.file;
