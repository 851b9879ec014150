package org.botarena.arena.exam;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.botarena.api.Rules;
import org.botarena.arena.match.Examinee;
import org.botarena.arena.match.Finding;
import org.botarena.arena.match.LocalGameRunner;
import org.botarena.arena.match.Terms;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.OneEntrant;
import org.botarena.arena.venue.Protection;
import org.botarena.arena.venue.Venue;

/**
 * An exam of one agent: its moves in solved positions, each asked as the first move of a game. It prints nothing. One
 * thread, except for {@link #stop}.
 */
public final class Exam implements AutoCloseable {
    /** How often a position is asked again if the machine kept the agent from answering. */
    private static final int ATTEMPTS = 5;

    private final TournamentSpec spec;
    private final String jar;
    private final List<ExamSet> sets;
    private final Installation installation;
    private final Venue venue;
    private final Map<ExamSet, List<Question>> questions = new LinkedHashMap<>();
    private Entrant entrant;

    /**
     * Opens an exam; starts nothing.
     *
     * @param spec the terms, and the seed of the agent
     * @param jar as typed, perhaps with options
     * @param sets of one game, at least one
     * @throws Failed if there is no suitable JDK
     */
    public Exam(TournamentSpec spec, String jar, List<ExamSet> sets, Installation installation) {
        this.spec = spec;
        this.jar = jar;
        this.sets = List.copyOf(sets);
        this.installation = installation;
        this.venue = Venue.open(spec.agentJava(), spec.games());
    }

    /**
     * Examines the jar, and solves the positions.
     *
     * @return the number of positions in which a mistake is possible
     * @throws Failed if no position allows a mistake, or the agent may not play
     */
    public int prepare() throws InterruptedException {
        Rules<?> rules = sets.get(0).rules();
        entrant = OneEntrant.of(jar, rules.name(), installation, venue);
        int decided = 0;
        for (ExamSet set : sets) {
            questions.put(set, set.questions());
            decided += (int)
                    questions.get(set).stream().filter(Question::isDecided).count();
        }
        if (decided == 0) {
            throw new Failed("%s has no decided moves: where it can be solved, every move keeps the result"
                    .formatted(rules.name()));
        }
        return decided;
    }

    /**
     * Asks the agent for its moves in the prepared positions.
     *
     * @param asked gets each answer
     * @param notices gets possible disturbances, in sentences without their full stops
     * @throws Failed if the agent cannot take the exam, with the remedy
     */
    public ExamResult take(Consumer<String> asked, Consumer<String> notices) throws InterruptedException {
        Rules<?> rules = sets.get(0).rules();
        Protection protection =
                Protection.strongest(spec.isolation(), venue, spec.terms().heapMiB());
        protection
                .reason()
                .ifPresent(reason -> notices.accept("isolation %s: %s".formatted(protection.level(), reason)));
        Terms terms = spec.terms().of(rules).at(protection.level());
        List<ExamResult.Row> rows = new ArrayList<>();
        List<ExamResult.Mistake> mistakes = new ArrayList<>();
        try (LocalGameRunner runner = venue.runner(terms, 1, Lanes.Use.CHECK);
                Examinee examinee = new Examinee(runner, entrant)) {
            runner.crowding().ifPresent(notices);
            for (ExamSet set : sets) {
                rows.add(row(set, examinee, asked, mistakes));
            }
        } catch (IOException e) {
            throw new Failed("no agent can be started: " + e.getMessage(), e);
        } catch (IllegalArgumentException e) {
            throw new Failed(e); // features that an engine does not have
        }
        return new ExamResult(
                entrant.name(),
                rules.name(),
                terms.times(),
                "" + spec.seed(),
                protection.level().toString(),
                rows,
                mistakes);
    }

    private ExamResult.Row row(
            ExamSet set, Examinee examinee, Consumer<String> asked, List<ExamResult.Mistake> mistakes)
            throws IOException, InterruptedException {
        RandomGenerator seeds = new SplittableRandom(spec.seed());
        List<Question> decided =
                questions.get(set).stream().filter(Question::isDecided).toList();
        int before = mistakes.size();
        SortedMap<String, Integer> faults = new TreeMap<>();
        for (Question question : decided) {
            Finding finding = answer(question, examinee, seeds.nextLong());
            String verdict = finding.verdict().kind();
            if (finding.verdict().isFault()) {
                faults.merge(verdict, 1, Integer::sum);
            }
            if (!question.keeping().contains(finding.move())) {
                mistakes.add(new ExamResult.Mistake(
                        set.toString(), question.position(), finding.move(), verdict, question.keeping()));
            }
            asked.accept(finding.verdict().isFault() ? verdict : finding.move());
        }
        return new ExamResult.Row(
                set.toString(), questions.get(set).size(), decided.size(), mistakes.size() - before, faults);
    }

    private static Finding answer(Question question, Examinee examinee, long seed)
            throws IOException, InterruptedException {
        Finding finding = examinee.ask(question.position(), seed);
        for (int attempt = 1; attempt < ATTEMPTS && finding.isDisturbed(); attempt++) {
            finding = examinee.ask(question.position(), seed);
        }
        return finding;
    }

    /** Ends the examination of the jar, from any thread; to end the exam itself, interrupt its thread. */
    public void stop() {
        venue.stopAdmission();
    }

    @Override
    public void close() {
        venue.close();
    }
}
