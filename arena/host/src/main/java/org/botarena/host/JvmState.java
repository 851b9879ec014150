package org.botarena.host;

import java.io.PrintStream;
import java.util.Locale;
import java.util.Properties;

/**
 * What an agent can change in its JVM outside of its own classes with a call or two, as it was before the first agent: the
 * outputs, the system's properties, the locale, its thread. One thread at a time.
 */
final class JvmState {
    private final PrintStream out = System.out;
    private final PrintStream err = System.err;
    private final Properties properties = (Properties) System.getProperties().clone();
    private final Locale locale = Locale.getDefault();
    private final ClassLoader loader = JvmState.class.getClassLoader();

    /** Puts all of it back for the agent's thread, which calls this. */
    void restore(Thread agent) {
        System.setOut(out);
        System.setErr(err);
        System.setProperties((Properties) properties.clone());
        Locale.setDefault(locale);
        agent.setContextClassLoader(loader);
        Thread.interrupted();
    }
}
