package org.botarena.arena.sheet;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.botarena.arena.explain.MoveAssessment;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Said;
import org.botarena.arena.text.catalogue.Language;

/** A question about a position, the most telling kind first. Its text is in the catalogue. */
enum Question {
    LATE(asked ->
            fits(asked.fault().filter(fault -> fault.verdict().isTimeout()).isPresent())),
    FAULT(asked -> fits(asked.fault().isPresent())),
    OPTIMIST(asked ->
            asked.isLost() ? said(asked).filter(said -> said.value() > 0).map(Question::value) : no()),
    REPLY(Question::reply),
    BETTER(asked -> worse(asked).map(judged -> List.of(judged.best()))),
    AFTER(asked -> worse(asked).flatMap(judged -> move(asked))),
    HIDDEN(asked -> fits(asked.game().rules().isHidden())),
    HASTY(asked -> time(asked, true)),
    SLOW(asked -> time(asked, false)),
    ENDING(asked -> asked.left() <= Question.NEAR ? Optional.of(List.of(asked.left())) : no()),
    SAID(asked -> said(asked).map(Question::value)),
    OPENING(asked -> fits(asked.ply() <= Question.NEAR)),
    CHANCE(asked -> fits(asked.game().rules().hasChance())),
    CHOICE(asked -> Optional.of(List.of(asked.position().moves().length))),
    WHY(Question::move),
    YOURSELF(asked -> fits(true)),
    TEST(asked -> fits(true));

    private static final int NEAR = 10;
    private static final double LITTLE = 0.2;
    private static final double MUCH = 0.8;

    @SuppressWarnings("ImmutableEnumChecker") // all functions here are
    private final Function<AskedPosition, Optional<List<Object>>> arguments;

    Question(Function<AskedPosition, Optional<List<Object>>> arguments) {
        this.arguments = arguments;
    }

    /** The questions that fit a position; those that have not been asked before come first. */
    static List<Question> about(AskedPosition asked, Set<Question> before, int count) {
        return Stream.of(values())
                .filter(question -> question.arguments.apply(asked).isPresent())
                .sorted(Comparator.comparing(before::contains))
                .limit(count)
                .toList();
    }

    /** The text of the question about this position. */
    String text(AskedPosition asked, Language language) {
        Object[] parts = arguments.apply(asked).orElseThrow().stream()
                .map(part -> part instanceof Said said ? expected(said, language) : part)
                .toArray();
        return language.text("sheet.ask." + name().toLowerCase(Locale.ROOT), parts);
    }

    /** The value of a remark, from -1.00 to +1.00. */
    static String expected(Said said, Language language) {
        return language.decimal(String.format(Locale.ROOT, "%+.2f", said.value()));
    }

    private static Optional<List<Object>> no() {
        return Optional.empty();
    }

    private static Optional<List<Object>> fits(boolean does) {
        return does ? Optional.of(List.of()) : no();
    }

    private static Optional<Said> said(AskedPosition asked) {
        return asked.played().flatMap(Ply::said);
    }

    private static List<Object> value(Said said) {
        return List.of(said);
    }

    private static Optional<List<Object>> move(AskedPosition asked) {
        return asked.played().map(ply -> List.of(ply.move()));
    }

    private static Optional<MoveAssessment> worse(AskedPosition asked) {
        return asked.judged().filter(MoveAssessment::isNotable);
    }

    /** The answer that the agent expected, and the actual answer. */
    private static Optional<List<Object>> reply(AskedPosition asked) {
        List<Ply> plies = asked.game().game().plies();
        if (asked.ply() + 1 >= plies.size()) {
            return no();
        }
        Ply next = plies.get(asked.ply() + 1);
        return said(asked)
                .map(said -> said.line().split(" "))
                .filter(line -> line.length > 1
                        && next.player() >= 0
                        && next.player() != asked.seat()
                        && line[0].equals(plies.get(asked.ply()).move())
                        && !line[1].equals(next.move()))
                .map(line -> List.of(line[1], next.move()));
    }

    private static Optional<List<Object>> time(AskedPosition asked, boolean isLittle) {
        double had = asked.game().game().granted().moves().longest().toMillis();
        return asked.played()
                .filter(ply -> had > 0 && (isLittle ? ply.wallMs() < LITTLE * had : ply.wallMs() > MUCH * had))
                .map(ply -> List.of(milliseconds(ply.wallMs()), milliseconds(had)));
    }

    private static String milliseconds(double time) {
        return Math.round(time) + " ms";
    }
}
