// tries: to write to address 0, and to leave a dump
// expect: crashed: its process
// run: every build
package zoo.process;

import java.lang.reflect.Field;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import sun.misc.Unsafe;

public class CrashesTheVm extends Agent<TicTacToe> {
    public CrashesTheVm(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        unsafe().putLong(0, 1);
        return game.position().moves()[0];
    }

    private static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }
}
