package org.botarena.arena.report.summary;

import java.util.OptionalInt;
import org.botarena.api.Rules;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.fixture.Balance;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.schedule.Setup;

/** The openings in {@code results.json}; the components are the JSON's fields, as in {@link Summary}. */
public record EvenOpenings(
        @OrNull Integer distinct, int measured, double meanShare, double leastShare, double mostShare) {
    /** The openings of a setup. */
    static EvenOpenings of(Setup setup) {
        Rules<?> rules = setup.terms().rules();
        Fixtures fixtures = Fixtures.of(rules, setup.openings(), setup.seed());
        OptionalInt distinct = fixtures.distinct();
        Balance balance = Balance.of(rules, fixtures, setup.fixtures());
        return new EvenOpenings(
                distinct.isPresent() ? (Integer) distinct.getAsInt() : null,
                balance.openings(),
                JsonText.rounded(balance.mean()),
                JsonText.rounded(balance.least()),
                JsonText.rounded(balance.most()));
    }

    /** The text for a reader. */
    public String text(Language language) {
        Balance balance = new Balance(measured, meanShare, leastShare, mostShare);
        return distinct == null
                ? balance.inWords(language)
                : language.text("page.opening.distinct", distinct, balance.inWords(language));
    }
}
