package org.botarena.arena.store.entry;

/** A setting has a text that says nothing: which one, and what it should be. */
public final class SettingException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final String name;

    SettingException(String name, IllegalArgumentException cause) {
        super("Invalid value for option '--%s': %s".formatted(name, cause.getMessage()), cause);
        this.name = name;
    }

    /** The setting's name. */
    public String name() {
        return name;
    }
}
