package org.botarena.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.bench.byhand.ApiWorkload;
import org.botarena.game.jass.Jass;
import org.botarena.samples.alphabeta.AlphaBetaAgent;
import org.botarena.samples.bandit.Bandit;
import org.botarena.samples.expectimax.ExpectimaxAgent;
import org.botarena.samples.jass.JassPlayer;
import org.botarena.samples.mcts.Mcts;
import org.botarena.samples.minimax.MinimaxAgent;
import org.botarena.samples.puct.PuctPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The agents based on the library: every form plays every claimed game by its rules. */
class SearchAgentsTest {
    private static final int SEATS_OF_OURS = 2; // every other seat, so that teams stay together

    /** A way to make an agent for any game. */
    private interface Maker {
        <P extends Position<P>> Agent<P> make(Game<P> game);
    }

    private enum Kind implements Maker {
        BANDIT(Bandit.class) {
            @Override
            public <P extends Position<P>> Agent<P> make(Game<P> game) {
                return new Bandit<>(game);
            }
        },
        MCTS(Mcts.class) {
            @Override
            public <P extends Position<P>> Agent<P> make(Game<P> game) {
                return new Mcts<>(game);
            }
        },
        ALPHABETA(AlphaBetaAgent.class) {
            @Override
            public <P extends Position<P>> Agent<P> make(Game<P> game) {
                return new AlphaBetaAgent<>(game);
            }
        },
        MINIMAX(MinimaxAgent.class) {
            @Override
            public <P extends Position<P>> Agent<P> make(Game<P> game) {
                return new MinimaxAgent<>(game);
            }
        },
        EXPECTIMAX(ExpectimaxAgent.class) {
            @Override
            public <P extends Position<P>> Agent<P> make(Game<P> game) {
                return new ExpectimaxAgent<>(game);
            }
        },
        PUCT(PuctPlayer.class) {
            @Override
            public <P extends Position<P>> Agent<P> make(Game<P> game) {
                return new PuctPlayer<>(game);
            }
        };

        private final Class<?> type;

        Kind(Class<?> type) {
            this.type = type;
        }
    }

    private static final List<Arguments> AGENTS = List.of(
            Arguments.of(Kind.BANDIT, "games=3"),
            Arguments.of(Kind.BANDIT, "games=3,method=scoring"),
            Arguments.of(Kind.BANDIT, "games=3,method=ratio"),
            Arguments.of(Kind.MCTS, "simulations=40,nodes=5000"),
            Arguments.of(Kind.MCTS, "simulations=40,nodes=5000,proofs=false,keep=false"),
            Arguments.of(Kind.MCTS, "simulations=40,nodes=5000,form=table"),
            Arguments.of(Kind.MCTS, "simulations=40,nodes=500,form=table,depth=1,games=5,proofs=false"),
            Arguments.of(Kind.MCTS, "simulations=40,nodes=5000,form=cautious,guess=10"),
            Arguments.of(Kind.ALPHABETA, "nodes=300,table=1000"),
            Arguments.of(Kind.ALPHABETA, "depth=2,table=2,guesses=1"),
            Arguments.of(Kind.MINIMAX, "depth=2,algorithm=minimax"),
            Arguments.of(Kind.MINIMAX, "depth=3,algorithm=alpha-beta,leaves=nothing"),
            Arguments.of(Kind.MINIMAX, "depth=2,algorithm=negamax,deepening=none"),
            Arguments.of(Kind.MINIMAX, "depth=2,algorithm=neg-alpha-beta,leaves=simulations,simulations=2"),
            Arguments.of(Kind.MINIMAX, "depth=2,algorithm=memory,leaves=ultimate,deepening=none,key=board"),
            Arguments.of(Kind.MINIMAX, "depth=3,algorithm=memory-heuristic,deepening=advanced"),
            Arguments.of(Kind.EXPECTIMAX, "depth=2"),
            Arguments.of(Kind.EXPECTIMAX, "depth=2,opponent=uniform"),
            Arguments.of(Kind.MCTS, "simulations=40,nodes=5000,guidance=additive"),
            Arguments.of(Kind.MCTS, "simulations=40,nodes=5000,guidance=multiplicative"),
            Arguments.of(Kind.MCTS, "simulations=40,nodes=5000,guidance=prior,weight=5"),
            Arguments.of(Kind.MCTS, "simulations=40,nodes=5000,guidance=modulated,form=cautious"),
            Arguments.of(Kind.PUCT, "simulations=40,nodes=5000"),
            Arguments.of(Kind.PUCT, "simulations=40,nodes=5000,evaluator=judged"),
            Arguments.of(Kind.PUCT, "simulations=40,nodes=5000,evaluator=uniform,form=slide,proofs=false"));

    private static Stream<Arguments> agentsAndGames() {
        return AGENTS.stream()
                .flatMap(agent -> Stream.concat(
                                Games.installed().all().stream().map(GameType::name),
                                Stream.of("reversi:size=4", "matches:n=5,take=false", "morpion:phase=2"))
                        .map(game -> Arguments.of(agent.get()[0], agent.get()[1], game)));
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @MethodSource("agentsAndGames")
    void everyGameIsPlayedByItsRules(Kind kind, String options, String game) throws Exception {
        play(kind, options, Games.installed().parse(game));
    }

    /** A request without time still gets a legal answer. */
    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("kindsAndGames")
    void whoHasNoTimeAnswersAtOnce(Kind kind, String game) throws Exception {
        answerWithoutTime(kind, Games.installed().parse(game));
    }

    private static Stream<Arguments> kindsAndGames() {
        return Stream.of(Kind.values())
                .flatMap(kind -> Games.installed().all().stream().map(game -> Arguments.of(kind, game.name())));
    }

    private static <P extends Position<P>> void answerWithoutTime(Kind kind, Rules<P> rules) throws Exception {
        P start = rules.deal(new SplittableRandom(1));
        int player = start.turn();
        BenchmarkGame<P> seat = BenchmarkGame.of(rules, 1, kind.type, "");
        Agent<P> agent = kind.make(seat);
        seat.setUp(start.seenBy(player));
        seat.setTime(Duration.ZERO);
        start.tryPlay(agent.play(player));
    }

    private static <P extends Position<P>> void play(Kind kind, String options, Rules<P> rules) throws Exception {
        RandomGenerator random = new SplittableRandom(5);
        List<BenchmarkGame<P>> seats = new ArrayList<>();
        List<Agent<P>> agents = new ArrayList<>();
        P position = rules.deal(random);
        for (int player = 0; player < rules.players(); player++) {
            BenchmarkGame<P> seat = BenchmarkGame.of(rules, player, kind.type, options);
            seats.add(seat);
            agents.add(kind.make(seat));
            seat.setUp(position.seenBy(player));
        }
        while (position.turn() != Position.OVER) {
            int player = position.turn();
            boolean isOurs = player >= 0 && player % SEATS_OF_OURS == 0 && rules.forced(position) == Position.NONE;
            long move = isOurs ? agents.get(player).play(player) : position.randomMove(random);
            position = position.tryPlay(move);
            for (BenchmarkGame<P> seat : seats) {
                seat.play(move);
            }
        }
    }

    @Test
    void theJassPlayerPlaysAWholeTurn() throws Exception {
        Rules<Jass> rules = ApiWorkload.rules("jass", Jass.class);
        Jass position = rules.deal(new SplittableRandom(3));
        List<Agent<Jass>> agents = new ArrayList<>();
        List<BenchmarkGame<Jass>> seats = new ArrayList<>();
        for (int player = 0; player < 4; player++) {
            BenchmarkGame<Jass> seat = BenchmarkGame.of(rules, player, JassPlayer.class, "iterations=50,nodes=2000");
            agents.add(new JassPlayer(seat));
            seat.setUp(position.seenBy(player));
            seats.add(seat);
        }
        while (position.turn() != Position.OVER) {
            long card = agents.get(position.turn()).play(position.turn());
            position = position.tryPlay(card);
            for (BenchmarkGame<Jass> seat : seats) {
                seat.play(card);
            }
        }
    }

    /** The course's example, played at the arena. */
    @Test
    void theJassPlayerIsTheCourses() throws Exception {
        Rules<Jass> rules = ApiWorkload.rules("jass", Jass.class);
        BenchmarkGame<Jass> seat = BenchmarkGame.of(rules, 0, JassPlayer.class, "iterations=10000");
        seat.setUp(rules.parse("S 0 SJ -/S8910H678910J/-/- - -/-/-/- -:-"));
        assertEquals("S8", seat.position().show(new JassPlayer(seat).play(1)));
    }

    @Test
    void tooFewIterationsAreRefusedBeforeTheGame() {
        Rules<Jass> rules = ApiWorkload.rules("jass", Jass.class);
        BenchmarkGame<Jass> seat = BenchmarkGame.of(rules, 0, JassPlayer.class, "iterations=8");
        assertThrows(IllegalArgumentException.class, () -> new JassPlayer(seat));
    }
}
