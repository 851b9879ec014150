package org.botarena.host;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.Set;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.pf4j.PluginManager;

/**
 * A staged jar in its own PF4J class loader. Opening it loads no class of the agent; {@link #construct} does. One
 * thread at a time.
 */
public final class AgentJar implements AutoCloseable {
    private final PluginManager plugins;
    private final Path staged;
    private final String id;

    private AgentJar(PluginManager plugins, Path staged, String id) {
        this.plugins = plugins;
        this.staged = staged;
        this.id = id;
    }

    /**
     * Opens a jar that admission staged.
     *
     * @param game the class loader of the game and of the API, which the agent shares with the arena
     * @throws IOException if PF4J cannot make a plugin of it
     */
    public static AgentJar open(Path staged, ClassLoader game) throws IOException {
        PluginManager plugins = new AgentPlugins(staged.toAbsolutePath().getParent(), game);
        String id = plugins.loadPlugin(staged);
        if (id == null) {
            throw new IOException("PF4J cannot load " + staged);
        }
        plugins.startPlugin(id);
        return new AgentJar(plugins, staged, id);
    }

    /** Replaces the class loader, which discards the static fields of the agent's classes. */
    void renew() {
        plugins.unloadPlugin(id);
        plugins.loadPlugin(staged);
        plugins.startPlugin(id);
    }

    /**
     * Loads the only Agent class and calls its constructor. From then on, the calling thread and the threads that it
     * starts have the jar's class loader as their context, where libraries look for resources.
     *
     * @throws InvocationTargetException with the constructor's exception as its cause
     * @throws ReflectiveOperationException if the class is missing or cannot be constructed
     */
    public Agent<?> construct(Game<?> game) throws ReflectiveOperationException {
        // The name comes from the index instead of getExtensionClasses(), which reads annotations and costs a new JVM
        // 35 ms.
        Set<String> names = plugins.getExtensionClassNames(id);
        if (names.size() != 1) {
            throw new ClassNotFoundException("the jar's one Agent class does not load; its index has " + names);
        }
        ClassLoader own = plugins.getPluginClassLoader(id);
        Thread.currentThread().setContextClassLoader(own);
        Class<?> type = own.loadClass(names.iterator().next());
        if (type.getClassLoader() != own) {
            throw new ClassNotFoundException("%s is not the jar's own class".formatted(type.getName()));
        }
        Constructor<?> constructor = type.getConstructor(Game.class);
        return (Agent<?>) constructor.newInstance(game);
    }

    @Override
    public void close() {
        plugins.unloadPlugin(id);
    }
}
