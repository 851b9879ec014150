package org.botarena.arena.check;

import java.util.List;
import java.util.Locale;
import org.botarena.api.Setting;

/** An option as JSON shows it; agents' options look the same. */
public record ListedOption(
        String name, String type, String byDefault, String min, String max, List<String> choices, String text) {
    public static ListedOption of(Setting setting) {
        return new ListedOption(
                setting.name(),
                setting.type().name().toLowerCase(Locale.ROOT),
                setting.byDefault(),
                setting.min(),
                setting.max(),
                setting.choices(),
                setting.text());
    }
}
