package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.verification.Audit;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * The folder of a small tournament, empty before each test and deleted after it. It is in memory where the system
 * supports that.
 */
public final class CupFolder implements BeforeEachCallback, AfterEachCallback {
    private final Setup setup;
    private Path temporary;

    public CupFolder(Setup setup) {
        this.setup = setup;
    }

    @Override
    public void beforeEach(ExtensionContext test) throws IOException {
        temporary = InMemory.folder();
    }

    @Override
    public void afterEach(ExtensionContext test) throws IOException {
        FileUtils.deleteDirectory(temporary.toFile());
    }

    /** A folder for other needs of the test. */
    public Path temporary() {
        return temporary;
    }

    /** The folder of the tournament, created by its first run. */
    public Path folder() {
        return temporary.resolve("cup");
    }

    public Setup setup() {
        return setup;
    }

    /** One run of it. */
    public Kept run() {
        return new Kept(folder(), setup);
    }

    /** Plays all of it. */
    public void play() {
        run().play();
    }

    /** Changes the store behind the arena's back. */
    void change(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder().resolve("tournament.db"));
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        }
    }

    /** Deletes files of the folder, if they exist. */
    public void lose(String... names) throws IOException {
        for (String name : names) {
            Files.deleteIfExists(folder().resolve(name));
        }
    }

    /** The damage that a verification finds. */
    public List<String> damage() {
        try (Store store = Store.read(folder())) {
            return Audit.of(store, Games.installed(), false).damage();
        }
    }
}
