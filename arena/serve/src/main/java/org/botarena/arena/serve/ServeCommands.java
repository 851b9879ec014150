package org.botarena.arena.serve;

import java.util.List;
import org.botarena.arena.serve.backup.BackupCommand;
import org.botarena.arena.serve.forget.ForgetCommand;
import org.botarena.arena.serve.submit.SubmitCommand;
import org.botarena.arena.venue.CommandProvider;

/** Provides the commands of the live page and of hosted events. */
public final class ServeCommands implements CommandProvider {
    @Override
    public List<Class<?>> commands() {
        return List.of(
                HostCommand.class, ServeCommand.class, SubmitCommand.class, BackupCommand.class, ForgetCommand.class);
    }
}
