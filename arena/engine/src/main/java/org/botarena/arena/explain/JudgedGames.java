package org.botarena.arena.explain;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.explain.Explanation.JudgedPly;
import org.botarena.arena.explain.MoveAssessment.Measure;
import org.botarena.arena.files.WholeFile;
import org.botarena.arena.match.Terms;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.replay.Playback;
import org.botarena.arena.report.page.JudgedGame;
import org.botarena.arena.store.Store;
import org.botarena.arena.venue.Failed;

/** Judges the games of a tournament, so that its report marks where they were decided. */
public final class JudgedGames {
    private static final double WIN = 100; // in the units of results and opinions

    private JudgedGames() {}

    /**
     * Judges the games that have not been judged yet, about half a second each, and writes {@value JudgedGame#FILE}
     * into the folder.
     *
     * @param read is called after each game
     * @throws Failed if the judges do not know the game
     * @throws org.botarena.arena.files.ResultsException if the file cannot be written
     */
    public static void write(Store store, Games games, Runnable read) {
        Terms terms = store.setup(games).terms();
        if (!LiveJudge.knows(terms.rules())) {
            throw new Failed(
                    "%s cannot be judged: --explain needs a game of two sides that hides nothing. Write the report without it"
                            .formatted(terms.rules().name()));
        }
        Map<String, JudgedGame> before = JudgedGame.in(store.folder());
        WholeFile.write(
                store.folder().resolve(JudgedGame.FILE),
                out -> store.games().each(record -> {
                    GameRecord game = terms.published(record);
                    Optional<JudgedGame> known =
                            Optional.ofNullable(before.get(game.id())).filter(one -> one.isOf(game));
                    known.or(() -> judged(games, game)).ifPresent(one -> write(out, one.line()));
                    read.run();
                }));
    }

    private static void write(Writer out, String line) {
        try {
            out.write(line + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The judgements of a game, or empty if it contradicts its rules. */
    private static Optional<JudgedGame> judged(Games games, GameRecord game) {
        Playback<?> playback;
        try {
            playback = Playback.of(games, game);
        } catch (Failed e) {
            return Optional.empty();
        }
        Set<Integer> seats = IntStream.range(0, game.seats().size()).boxed().collect(Collectors.toSet());
        Explanation explanation = Explanation.of(playback, seats, Explanation.USUAL_NODES);
        return Optional.of(new JudgedGame(
                game,
                explanation.plies().stream()
                        .map(ply -> position(playback.rules(), ply))
                        .toList(),
                mistakes(playback, explanation)));
    }

    /** Mistakes by seat, in the positions that the judge could solve. */
    private static <P extends Position<P>> List<JudgedGame.Mistakes> mistakes(
            Playback<P> playback, Explanation explanation) {
        ExactResults<P> results = new ExactResults<>(playback.rules());
        List<JudgedGame.Mistakes> seats =
                new ArrayList<>(Collections.nCopies(playback.game().seats().size(), JudgedGame.Mistakes.NONE));
        for (JudgedPly ply : explanation.plies()) {
            if (ply.judgement().isExact()) {
                mistake(
                                results,
                                playback.positions().get(ply.ply()),
                                playback.moves().get(ply.ply()))
                        .ifPresent(
                                one -> seats.set(ply.by(), seats.get(ply.by()).plus(one)));
            }
        }
        return seats;
    }

    /** Whether a move gave the result away, or empty if no move does, or not all can be solved. */
    private static <P extends Position<P>> Optional<JudgedGame.Mistakes> mistake(
            ExactResults<P> results, P position, long played) {
        return results.afterEach(position)
                .filter(each -> each.stream().distinct().count() > 1)
                .map(each -> {
                    int move = LongStream.of(position.moves()).boxed().toList().indexOf(played);
                    return new JudgedGame.Mistakes(each.get(move) < Collections.max(each) ? 1 : 0, 1);
                });
    }

    private static JudgedGame.Position position(Rules<?> rules, JudgedPly ply) {
        MoveAssessment judgement = ply.judgement();
        boolean isFirst = rules.team(ply.by()) == rules.team(0);
        double own = isFirst ? judgement.bestValue() : -judgement.bestValue();
        double value = judgement.scale() == Measure.SCORE ? Math.signum(own) : own / WIN;
        return new JudgedGame.Position(
                ply.ply(), judgement.isExact(), Math.rint(value * 1e3) / 1e3 + 0.0, judgement.best());
    }
}
