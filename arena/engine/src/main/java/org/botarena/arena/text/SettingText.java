package org.botarena.arena.text;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.api.Games;
import org.botarena.api.Setting;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.text.catalogue.Worded;

/** Text in every language about the options of games and agents. */
public final class SettingText {
    private SettingText() {}

    /** The allowed values, as {@link Setting#range} gives them in English. */
    public static Sentence range(Setting setting) {
        if (!setting.choices().isEmpty()) {
            return Sentence.of("option.choices", String.join(", ", setting.choices()));
        }
        Sentence kind = switch (setting.type()) {
            case WHOLE -> Sentence.of("option.whole");
            case DECIMAL -> Sentence.of("option.decimal");
            case FLAG -> Sentence.of("option.flag");
            case WORD -> Sentence.of("option.word");
        };
        if (setting.min().isEmpty()) {
            return setting.max().isEmpty() ? kind : Sentence.of("option.max", kind, setting.max());
        }
        return setting.max().isEmpty()
                ? Sentence.of("option.min", kind, setting.min())
                : Sentence.of("option.range", kind, setting.min(), setting.max());
    }

    /**
     * Rejects options that {@link Games#parse} rejects.
     *
     * @param options as they follow the colon of a game: {@code size=6,mirrored=true}
     * @param whose the game's name, for the message
     * @throws InvalidInput if they have another form, or one is unknown or out of its range
     */
    public static void require(List<Setting> declared, String options, String whose) {
        Map<String, String> given;
        try {
            given = Games.options(options);
        } catch (IllegalArgumentException e) {
            throw new InvalidInput(Sentence.of("usage.value", whose, Worded.of(e)), e);
        }
        require(declared, given, whose);
    }

    /**
     * Rejects options that {@link Setting#complete} rejects.
     *
     * @param whose the owner of the options, for the message: {@code reversi}, {@code uct.jar}
     * @throws InvalidInput if an option is unknown, with the list of known ones, or out of its range
     */
    public static void require(List<Setting> declared, Map<String, String> given, String whose) {
        given.forEach((name, value) -> {
            Optional<Setting> known =
                    declared.stream().filter(each -> each.name().equals(name)).findFirst();
            if (known.isEmpty()) {
                throw new InvalidInput(Sentence.of("option.unknown", whose, name, list(declared)));
            }
            try {
                Setting.complete(List.of(known.get()), Map.of(name, value), whose);
            } catch (IllegalArgumentException e) {
                throw new InvalidInput(Sentence.of("option.wrong", whose, name, value, range(known.get())), e);
            }
        });
    }

    private static Sentence list(List<Setting> declared) {
        return declared.stream()
                .map(setting -> Sentence.of("option.known", setting.name(), setting.byDefault(), range(setting)))
                .reduce((one, other) -> Sentence.of("error.comma", one, other))
                .map(all -> Sentence.of("option.list", all))
                .orElseGet(() -> Sentence.of("option.none"));
    }
}
