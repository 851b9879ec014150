/** The referee's loop, shared by the arena and {@link org.botarena.play.Practice}; not for other projects. */
package org.botarena.play.internal;
