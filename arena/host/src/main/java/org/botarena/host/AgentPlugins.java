package org.botarena.host;

import java.nio.file.Path;
import java.util.List;
import org.pf4j.AbstractPluginManager;
import org.pf4j.ClassLoadingStrategy;
import org.pf4j.DefaultExtensionFactory;
import org.pf4j.DefaultExtensionFinder;
import org.pf4j.DefaultPluginFactory;
import org.pf4j.DefaultVersionManager;
import org.pf4j.ExtensionFactory;
import org.pf4j.ExtensionFinder;
import org.pf4j.JarPluginLoader;
import org.pf4j.ManifestPluginDescriptorFinder;
import org.pf4j.PluginClassLoader;
import org.pf4j.PluginDescriptor;
import org.pf4j.PluginDescriptorFinder;
import org.pf4j.PluginFactory;
import org.pf4j.PluginLoader;
import org.pf4j.PluginRepository;
import org.pf4j.PluginState;
import org.pf4j.PluginStatusProvider;
import org.pf4j.PluginWrapper;
import org.pf4j.VersionManager;

/**
 * PF4J for one staged jar: the classes of the API and PF4J come from the application first. PF4J's managers search
 * folders for plugins in several ways; building them costs a new JVM 15 ms, and one jar needs none of them.
 */
final class AgentPlugins extends AbstractPluginManager {
    private final ClassLoader game;

    AgentPlugins(Path folder, ClassLoader game) {
        super(folder);
        this.game = game;
    }

    /**
     * The arena wrote the staged jar's manifest, which requires nothing. PF4J's pattern here and its streams below took
     * 12 of a start's 108 ms.
     */
    @Override
    protected boolean isPluginValid(PluginWrapper plugin) {
        return true;
    }

    /** One jar needs no order. */
    @Override
    protected void resolvePlugins() {
        for (PluginWrapper plugin : List.copyOf(unresolvedPlugins)) {
            dependencyResolver.resolve(List.of(plugin.getDescriptor()));
            unresolvedPlugins.remove(plugin);
            plugin.setPluginState(PluginState.RESOLVED);
            resolvedPlugins.add(plugin);
        }
    }

    @Override
    protected PluginLoader createPluginLoader() {
        return new JarPluginLoader(this) {
            @Override
            public ClassLoader loadPlugin(Path jar, PluginDescriptor descriptor) {
                PluginClassLoader loader =
                        new PluginClassLoader(pluginManager, descriptor, game, ClassLoadingStrategy.APD);
                loader.addFile(jar.toFile());
                return loader;
            }
        };
    }

    @Override
    protected PluginDescriptorFinder createPluginDescriptorFinder() {
        return new ManifestPluginDescriptorFinder();
    }

    @Override
    protected PluginRepository createPluginRepository() {
        return new PluginRepository() {
            @Override
            public List<Path> getPluginPaths() {
                return List.of();
            }

            @Override
            public boolean deletePluginPath(Path path) {
                return false;
            }
        };
    }

    @Override
    protected PluginStatusProvider createPluginStatusProvider() {
        return new PluginStatusProvider() {
            @Override
            public boolean isPluginDisabled(String id) {
                return false;
            }

            @Override
            public void disablePlugin(String id) {
                throw new UnsupportedOperationException("the one plugin is always enabled");
            }

            @Override
            public void enablePlugin(String id) {
                // It is.
            }
        };
    }

    @Override
    protected PluginFactory createPluginFactory() {
        return new DefaultPluginFactory();
    }

    @Override
    protected ExtensionFactory createExtensionFactory() {
        return new DefaultExtensionFactory();
    }

    @Override
    protected ExtensionFinder createExtensionFinder() {
        return new DefaultExtensionFinder(this);
    }

    @Override
    protected VersionManager createVersionManager() {
        return new DefaultVersionManager();
    }
}
