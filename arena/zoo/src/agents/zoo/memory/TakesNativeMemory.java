// tries: to take memory that no heap limit counts
// expect: out-of-memory
// expect: crashed
package zoo.memory;

import java.lang.reflect.Field;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import sun.misc.Unsafe;

public class TakesNativeMemory extends Agent<TicTacToe> {
    public TakesNativeMemory(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Unsafe unsafe = unsafe();
        for (int taken = 0; taken < 1_500; taken += 16) {
            unsafe.setMemory(unsafe.allocateMemory(16L << 20), 16L << 20, (byte) 1);
            if (taken > 750) {
                System.out.println("BREACH took " + taken + " MiB");
            }
        }
        return game.position().moves()[0];
    }

    private static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }
}
