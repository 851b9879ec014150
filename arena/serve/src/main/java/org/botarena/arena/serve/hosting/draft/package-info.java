/** Agents that authors write in the browser. */
package org.botarena.arena.serve.hosting.draft;
