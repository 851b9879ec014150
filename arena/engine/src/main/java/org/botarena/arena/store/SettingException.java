package org.botarena.arena.store;

/** A setting has a text that says nothing: which one, and what it should be. */
public final class SettingException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final String name;

    SettingException(String name, IllegalArgumentException cause) {
        super("--%s: %s".formatted(name, cause.getMessage()), cause);
        this.name = name;
    }

    /** One that is not of the kind which is wanted. */
    SettingException(String name, String wanted, String got) {
        super("--%s wants %s, got '%s'".formatted(name, wanted, got));
        this.name = name;
    }

    /** The setting's name. */
    public String name() {
        return name;
    }
}
