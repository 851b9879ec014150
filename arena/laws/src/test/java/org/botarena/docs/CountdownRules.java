package org.botarena.docs;

import org.botarena.api.Rules;

record CountdownRules(int from) implements Rules<Countdown> {
    @Override
    public String name() {
        return from == 21 ? "countdown" : "countdown:from=" + from;
    }

    @Override
    public int maxMoves() {
        return 3;
    }

    @Override
    public Countdown start() {
        return new Countdown(from, 0);
    }

    @Override
    public Countdown parse(String text) {
        if (!text.matches("(0|[1-9][0-9]{0,2}) [01]")) {
            throw new IllegalArgumentException("countdown: no position: '%s' is not 'left side'".formatted(text));
        }
        int blank = text.indexOf(' ');
        return new Countdown(Integer.parseInt(text.substring(0, blank)), text.charAt(blank + 1) - '0');
    }

    @Override
    public int openingPlies() {
        return 1;
    }
}
