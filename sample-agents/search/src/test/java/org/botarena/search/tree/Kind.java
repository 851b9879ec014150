package org.botarena.search.tree;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluator.Judged;
import org.botarena.search.evaluator.Sampled;
import org.botarena.search.evaluator.Uniform;

/** Every tree search in all its variants, for the properties that all of them share. */
enum Kind {
    UCT {
        @Override
        <P extends Position<P>> TreeSearch<P> make(Rules<P> rules, RandomGenerator random) {
            return new Uct<>(rules, UCB1, Evaluation.nothing(), random);
        }
    },
    UCT_WITHOUT_PROOFS {
        @Override
        <P extends Position<P>> TreeSearch<P> make(Rules<P> rules, RandomGenerator random) {
            return new Uct<>(rules, UCB1.withProofs(false), Evaluation.nothing(), random);
        }
    },
    UCT_SEVERAL_GAMES_A_LEAF {
        @Override
        <P extends Position<P>> TreeSearch<P> make(Rules<P> rules, RandomGenerator random) {
            return new Uct<>(rules, UCB1.withRuns(3, true), Evaluation.nothing(), random);
        }
    },
    UCT_ADDITIVE {
        @Override
        <P extends Position<P>> TreeSearch<P> make(Rules<P> rules, RandomGenerator random) {
            return new Uct<>(rules, UCB1.withGuidance(Guidance.ADDITIVE, 0.1), firstMoverAhead(), random);
        }
    },
    UCT_MULTIPLICATIVE {
        @Override
        <P extends Position<P>> TreeSearch<P> make(Rules<P> rules, RandomGenerator random) {
            return new Uct<>(rules, UCB1.withGuidance(Guidance.MULTIPLICATIVE, 0.1), firstMoverAhead(), random);
        }
    },
    UCT_PRIOR {
        @Override
        <P extends Position<P>> TreeSearch<P> make(Rules<P> rules, RandomGenerator random) {
            return new Uct<>(rules, UCB1.withGuidance(Guidance.PRIOR, 5), firstMoverAhead(), random);
        }
    },
    UCT_MODULATED {
        @Override
        <P extends Position<P>> TreeSearch<P> make(Rules<P> rules, RandomGenerator random) {
            return new Uct<>(rules, UCB1.withGuidance(Guidance.MODULATED, 0.3), firstMoverAhead(), random);
        }
    },
    TABLE {
        @Override
        <P extends Position<P>> TreeSearch<P> make(Rules<P> rules, RandomGenerator random) {
            return new TableUct<>(rules, new TableUct.Settings(60, 4, 0, 1, true, true, NODES), random);
        }
    },
    TABLE_WITHOUT_PROOFS {
        @Override
        <P extends Position<P>> TreeSearch<P> make(Rules<P> rules, RandomGenerator random) {
            return new TableUct<>(rules, new TableUct.Settings(60, 4, 0, 1, false, true, NODES), random);
        }
    },
    CAUTIOUS {
        @Override
        <P extends Position<P>> TreeSearch<P> make(Rules<P> rules, RandomGenerator random) {
            return new CautiousUct<>(rules, Math.sqrt(2), UCB1, Evaluation.nothing(), random);
        }
    },
    PUCT_UNIFORM {
        @Override
        <P extends Position<P>> TreeSearch<P> make(Rules<P> rules, RandomGenerator random) {
            return new Puct<>(rules, PUCT, new Uniform<>(), random);
        }
    },
    PUCT_SAMPLED {
        @Override
        <P extends Position<P>> TreeSearch<P> make(Rules<P> rules, RandomGenerator random) {
            return new Puct<>(rules, PUCT, new Sampled<>(rules, random), random);
        }
    },
    PUCT_JUDGED {
        @Override
        <P extends Position<P>> TreeSearch<P> make(Rules<P> rules, RandomGenerator random) {
            return new Puct<>(rules, PUCT, new Judged<P>(firstMoverAhead(), 0.5), random);
        }
    },
    PUCT_SLIDE_WITHOUT_PROOFS {
        @Override
        <P extends Position<P>> TreeSearch<P> make(Rules<P> rules, RandomGenerator random) {
            return new Puct<>(
                    rules,
                    new Puct.Settings(Puct.Form.SLIDE, 20, false, true, NODES),
                    new Sampled<>(rules, random),
                    random);
        }
    },
    DETERMINIZED {
        @Override
        <P extends Position<P>> TreeSearch<P> make(Rules<P> rules, RandomGenerator random) {
            return new Determinized<>(UCT.make(rules, random), 1000, random);
        }
    };

    private static final int NODES = 200_000;
    private static final Uct.Settings UCB1 = Uct.Settings.of(2).withNodes(NODES);
    private static final Puct.Settings PUCT = new Puct.Settings(Puct.Form.PAPER, 1.5, true, true, NODES);

    /** A heuristic that is wrong half of the time, so no search may rely on it. */
    private static <P extends Position<P>> Evaluation<P> firstMoverAhead() {
        return (position, player) -> player == 0 ? 20 : -20;
    }

    abstract <P extends Position<P>> TreeSearch<P> make(Rules<P> rules, RandomGenerator random);
}
