/** What pages are made of: escaped HTML, scales of pictures, numbers for people. */
package org.botarena.arena.report.markup;
