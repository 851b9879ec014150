/** What a hosted event tells the public, authors and organizers, as JSON has it. */
package org.botarena.arena.serve.hosting.view;
