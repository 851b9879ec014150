package org.example.race;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.api.Rules;

/** The race to a target. */
record RaceRules(int target) implements Rules<Race> {
    private static final Pattern FORM =
            Pattern.compile("(0|[1-9][0-9]?),(0|[1-9][0-9]?) ([01]) ([012])", Pattern.UNICODE_CASE);

    @Override
    public String name() {
        return target == RaceType.TARGET ? "race" : "race:target=" + target;
    }

    @Override
    public Class<Race> positionType() {
        return Race.class;
    }

    @Override
    public int maxMoves() {
        return 3;
    }

    @Override
    public Race start() {
        return new Race(0, 0, 0, 0, target);
    }

    @Override
    public Race parse(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("race: '%s' is not 'steps,steps side die'".formatted(text));
        }
        int[] numbers = new int[4];
        for (int i = 0; i < 4; i++) {
            numbers[i] = Integer.parseInt(matcher.group(i + 1));
        }
        int most = Math.max(numbers[0], numbers[1]);
        if (most >= target + 4 || Math.min(numbers[0], numbers[1]) >= target || (most >= target && numbers[3] > 0)) {
            throw new IllegalArgumentException("race: no player gets that far in '%s'".formatted(text));
        }
        return new Race(numbers[0], numbers[1], numbers[2], numbers[3], target);
    }

    @Override
    public double worstScore() {
        return -1;
    }

    @Override
    public double bestScore() {
        return 1;
    }

    @Override
    public int openingPlies() {
        return 0;
    }
}
