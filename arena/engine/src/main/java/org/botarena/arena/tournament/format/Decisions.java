package org.botarena.arena.tournament.format;

import java.util.List;

/** The option that limits a format to the games that its purpose still needs. */
public final class Decisions {
    /** The option {@code --decide}. */
    public static final FormatOption OPTION = new FormatOption(
            "decide",
            FormatOption.Kind.TEXT,
            "Play only what still decides the podium, or the grades of --grades.",
            " deciding %s");

    /** The value for the first three places. */
    static final String PODIUM = "podium";

    /** The value as typed; the settings then contain the shares of the rule file. */
    public static final String GRADES = "grades";

    private Decisions() {}

    /**
     * A gauntlet that ends when all grades are decided.
     *
     * @param shares the shares of the points that grades require, in 0..1, for each of its references
     */
    public static Format grades(Gauntlet gauntlet, List<List<Double>> shares) {
        return new GradedGauntlet(gauntlet, shares);
    }
}
