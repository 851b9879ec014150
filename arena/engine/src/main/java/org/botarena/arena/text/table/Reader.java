package org.botarena.arena.text.table;

import java.util.function.UnaryOperator;
import org.botarena.arena.text.catalogue.Language;

/**
 * The readers of a page. Immutable.
 *
 * @param language of the page
 * @param called gives what they call an entrant
 */
public record Reader(Language language, UnaryOperator<String> called) {}
