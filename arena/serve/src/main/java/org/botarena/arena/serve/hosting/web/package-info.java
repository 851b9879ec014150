/** The HTTP interface of a hosted event for authors and organizers. */
package org.botarena.arena.serve.hosting.web;
