/** A hosted event: submissions are checked, ranked, protested against and graded. */
package org.botarena.arena.serve.hosting.event;
