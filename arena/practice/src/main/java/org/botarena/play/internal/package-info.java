/** The referee's loop, which the arena and {@link org.botarena.play.Practice} have in common; not for projects. */
package org.botarena.play.internal;
