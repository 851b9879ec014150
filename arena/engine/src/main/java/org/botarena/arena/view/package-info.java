/** The view of a tournament, computed from its files and its news. The pages and streams read it. */
package org.botarena.arena.view;
