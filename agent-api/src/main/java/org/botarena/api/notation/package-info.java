/** Whole games in the notations of other programs. */
package org.botarena.api.notation;
