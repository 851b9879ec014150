package org.botarena.host;

import java.io.PrintStream;
import java.util.Locale;
import java.util.Properties;

/**
 * The global state of a JVM that an agent can easily change, as it was before the first agent: the outputs, the system
 * properties, the locale, its thread. One thread at a time.
 */
final class JvmState {
    private final PrintStream out = System.out;
    private final PrintStream err = System.err;
    private final Properties properties = (Properties) System.getProperties().clone();
    private final Locale locale = Locale.getDefault();
    private final ClassLoader loader = JvmState.class.getClassLoader();

    /** Restores the state for the agent's thread, which calls this. */
    void restore(Thread agent) {
        System.setOut(out);
        System.setErr(err);
        System.setProperties((Properties) properties.clone());
        Locale.setDefault(locale);
        agent.setContextClassLoader(loader);
        Thread.interrupted();
    }
}
