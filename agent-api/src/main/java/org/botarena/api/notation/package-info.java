/** Whole games as other programs read them. */
package org.botarena.api.notation;
