package org.botarena.arena.process.engine;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/** A protocol for programs that do not use the arena's own wire. */
public enum Protocol {
    /** The Go Text Protocol, common among programs for board games. */
    GTP {
        @Override
        <P extends Position<P>> Link link(Rules<P> rules, TextLines lines) {
            return new GtpLink<>(rules, lines);
        }

        @Override
        public Optional<String> objection(Rules<?> rules) {
            return rules.gtp().isPresent()
                    ? Optional.empty()
                    : Optional.of("GTP has no command for the board of %s".formatted(rules.name()));
        }

        @Override
        public boolean hasStarts() {
            return false;
        }
    },
    /** The arena's own, for any language and any game. */
    LINES {
        @Override
        <P extends Position<P>> Link link(Rules<P> rules, TextLines lines) {
            return new LinesLink<>(rules, lines);
        }

        @Override
        public Optional<String> objection(Rules<?> rules) {
            return Optional.empty();
        }

        @Override
        public boolean hasStarts() {
            return true;
        }
    };

    abstract <P extends Position<P>> Link link(Rules<P> rules, TextLines lines);

    /** Speaks it over the pipes of a process that is still behind its {@link EngineRuntime#gated gate}. */
    public Link link(Rules<?> rules, InputStream from, OutputStream to) {
        return link(rules, new TextLines(from, to));
    }

    /** Why a game cannot be played in it, or empty if it can. */
    public abstract Optional<String> objection(Rules<?> rules);

    /** Whether a game can begin from a position other than its initial one. */
    public abstract boolean hasStarts();

    /**
     * The protocol with this name.
     *
     * @throws IllegalArgumentException with the possible names
     */
    static Protocol parse(String text) {
        return Arrays.stream(values())
                .filter(protocol -> protocol.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("\"protocol\" is '%s': there are %s"
                        .formatted(
                                text,
                                Arrays.stream(values()).map(Object::toString).collect(Collectors.joining(", ")))));
    }

    /** The name in a descriptor. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
