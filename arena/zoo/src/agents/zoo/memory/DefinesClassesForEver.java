// tries: to fill the room for classes
// expect: out-of-memory
// expect: crashed
// expect: late
// clock: short
package zoo.memory;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class DefinesClassesForEver extends Agent<TicTacToe> {
    public DefinesClassesForEver(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        List<Object> defined = new ArrayList<>();
        while (true) {
            ClassLoader loader = new ClassLoader(getClass().getClassLoader()) {};
            defined.add(Proxy.newProxyInstance(
                    loader, new Class<?>[] {Runnable.class}, (proxy, method, arguments) -> null));
        }
    }
}
