/** A hosted event: what is handed in is checked, ranked, protested and graded. */
package org.botarena.arena.serve.hosting.event;
