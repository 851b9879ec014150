/**
 * Texts for authors and spectators, in English and French: {@code messages_en.properties} and {@code
 * messages_fr.properties}.
 */
package org.botarena.arena.text.catalogue;
