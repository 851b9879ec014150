/** The views of a hosted event for the public, authors and organizers, as JSON. */
package org.botarena.arena.serve.hosting.view;
