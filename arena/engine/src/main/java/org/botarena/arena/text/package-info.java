/** Text for people: columns, CSV, numbers, suggestions, and foreign text made fit to be shown on any channel. */
package org.botarena.arena.text;
