package org.botarena.arena.serve.hosting.ladder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.Kept;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.Formats;
import org.botarena.arena.view.TournamentView;

/**
 * A term of a hosted ladder: its chapters are played in this process, as fast as they can be, by agents that play at random, while
 * authors hand in one version after the other. For each week it tells how long the table takes when another game has ended, how long
 * a start of the server takes to read it, the heap that it holds, and the size of the stores. Arguments: weeks (14), authors (60),
 * versions in all (1,000), games a week (15,000).
 */
public final class LadderTerm {
    private static final int TIMES = 7;

    private final Path event;
    private final LadderChapters chapters;
    private final int authors;
    private final Map<Integer, Integer> versions = new HashMap<>();
    private final Map<String, Entrant> entrants = new HashMap<>();
    private final List<Set<String>> turns = new ArrayList<>(); // who played on when a chapter ended
    private int inChapter;
    private int made;

    private LadderTerm(Path event, int authors) {
        this.event = event;
        this.authors = authors;
        chapters = new LadderChapters(event);
    }

    /** {@code [WEEKS [AUTHORS [VERSIONS [GAMES-A-WEEK]]]]}. */
    public static void main(String[] arguments) throws IOException {
        int[] given = Arrays.stream(arguments).mapToInt(Integer::parseInt).toArray();
        int weeks = given.length > 0 ? given[0] : 14;
        int authors = given.length > 1 ? given[1] : 60;
        int versions = given.length > 2 ? given[2] : 1_000;
        int games = given.length > 3 ? given[3] : 15_000;
        Path event = Files.createTempDirectory("ladder-term-");
        try {
            new LadderTerm(event, authors).play(weeks, versions, games);
        } finally {
            FileUtils.deleteDirectory(event.toFile());
        }
    }

    private void play(int weeks, int all, int games) throws IOException {
        System.out.printf(
                "%4s %8s %8s %8s %12s %10s %10s %10s%n",
                "week", "versions", "games", "chapters", "update (ms)", "read (ms)", "heap (MiB)", "disk (MiB)");
        for (int author = 0; author < authors; author++) {
            handIn(author);
        }
        for (int week = 1; week <= weeks; week++) {
            for (int target = Math.max(authors, all * week / weeks); made < target; ) {
                handIn(made % authors);
            }
            for (int left = games; left > 0; ) {
                int next = Math.min(left, LadderChapters.MOST_GAMES - inChapter);
                inChapter += played(next);
                left -= next;
                if (inChapter >= LadderChapters.MOST_GAMES) {
                    chapters.end();
                    turns.add(active());
                    inChapter = 0;
                }
            }
            measure(week);
        }
    }

    private void handIn(int author) {
        int version = versions.merge(author, 1, Integer::sum);
        made++;
        Entrant plain = Kept.entrant(name(author, version), 1);
        entrants.put(plain.name(), plain.numbered(OptionalInt.of(made)));
    }

    private static String name(int author, int version) {
        return "author %d@%d".formatted(author + 1, version);
    }

    private Set<String> active() {
        return versions.entrySet().stream()
                .map(one -> name(one.getKey(), one.getValue()))
                .collect(Collectors.toSet());
    }

    private int played(int games) {
        Set<String> active = active();
        List<Entrant> playing = active.stream().map(entrants::get).toList();
        List<String> leaving = ranking(false).rows().stream()
                .map(Row::entrant)
                .filter(name -> !active.contains(name))
                .toList();
        Format ladder = Formats.of(Map.of("format", "open-ladder"));
        return new Kept(chapters.current(), Kept.setup(ladder, 1, playing.toArray(Entrant[]::new)), leaving)
                .playUntil(games)
                .size();
    }

    /** As a server that starts reads it. */
    private LadderRanking ranking(boolean isWithPast) {
        TournamentView view = new TournamentView(chapters.current(), Games.installed(), Clock.systemUTC());
        LadderRanking ranking = new LadderRanking(() -> view);
        List<Path> past = isWithPast ? chapters.past() : List.of();
        for (int i = 0; i < past.size(); i++) {
            ranking.turn(LadderRanking.games(past.get(i)), turns.get(i));
        }
        if (Files.isDirectory(chapters.current())) {
            view.load();
        }
        return ranking;
    }

    private void measure(int week) {
        double[] update = new double[TIMES];
        double[] read = new double[TIMES];
        LadderRanking held = ranking(false);
        for (int i = 0; i < TIMES; i++) {
            long begin = System.nanoTime();
            held = ranking(true);
            long middle = System.nanoTime();
            held.rows();
            read[i] = (middle - begin) / 1e6;
            update[i] = (System.nanoTime() - middle) / 1e6;
        }
        Arrays.sort(update);
        Arrays.sort(read);
        System.gc();
        Runtime machine = Runtime.getRuntime();
        System.out.printf(
                Locale.ROOT,
                "%4d %8d %8d %8d %12.1f %10.1f %10.1f %10.1f%n",
                week,
                made,
                held.games(),
                chapters.past().size() + (inChapter > 0 ? 1 : 0),
                update[TIMES / 2],
                read[TIMES / 2],
                (machine.totalMemory() - machine.freeMemory()) / (double) (1 << 20),
                FileUtils.sizeOfDirectory(event.toFile()) / (double) (1 << 20));
    }
}
