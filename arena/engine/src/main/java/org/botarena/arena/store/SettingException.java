package org.botarena.arena.store;

/** Thrown for a setting with an invalid text; names the setting and the expected form. */
public final class SettingException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final String name;

    SettingException(String name, IllegalArgumentException cause) {
        super("--%s: %s".formatted(name, cause.getMessage()), cause);
        this.name = name;
    }

    /** A setting that is not of the expected kind. */
    SettingException(String name, String wanted, String got) {
        super("--%s wants %s, got '%s'".formatted(name, wanted, got));
        this.name = name;
    }

    /** The setting's name. */
    public String name() {
        return name;
    }
}
