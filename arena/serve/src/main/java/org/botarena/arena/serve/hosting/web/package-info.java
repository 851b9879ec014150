/** What authors and organizers ask of a hosted event over HTTP. */
package org.botarena.arena.serve.hosting.web;
