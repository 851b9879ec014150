// tries: to load its own Java agent into the arena's VM
// sandbox: plays
// own-user: plays
package zoo.referee;

import java.lang.reflect.InvocationTargetException;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class AttachesToTheReferee extends Agent<TicTacToe> {
    public AttachesToTheReferee(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        try {
            Object machine = Class.forName("com.sun.tools.attach.VirtualMachine")
                    .getMethod("attach", String.class)
                    .invoke(null, "" + referee());
            System.out.println("BREACH attached to " + machine);
        } catch (InvocationTargetException | ClassNotFoundException e) {
            // No such process exists, or it belongs to another user.
        }
        return game.position().moves()[0];
    }

    private static long referee() {
        return ProcessHandle.current().parent().map(ProcessHandle::pid).orElse((long) Integer.MAX_VALUE);
    }
}
