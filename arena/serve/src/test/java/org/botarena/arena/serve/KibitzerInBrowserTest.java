package org.botarena.arena.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.botarena.arena.kibitz.Kibitzer;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.news.News;
import org.botarena.arena.news.News.Judged.Judgement;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.NeedsBrowser;
import org.botarena.arena.report.browser.Tab;
import org.botarena.arena.timing.CoreLeases;
import org.botarena.arena.timing.Lanes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The words of the kibitzer below the shown board, and its line in the graph. Pictures are in {@code target/pictures}.
 */
@NeedsBrowser
@Tag("slow")
@Timeout(600)
class KibitzerInBrowserTest {
    private static final String READY = "document.documentElement.dataset.ready === 'yes'";
    private static final String WORDS = "(document.querySelector('.kibitzer') || {textContent: ''}).textContent";
    private static final String POINTS =
            "(document.querySelector('.graph .judged')?.getAttribute('points') ?? '').split(' ').filter(Boolean).length";
    private static final Path PICTURES = Path.of("target", "pictures");

    @TempDir
    private Path folder;

    private final SortedMap<Integer, Double> solved = new TreeMap<>();
    private final BlockingQueue<News.Judged> said = new LinkedBlockingQueue<>();

    /**
     * Sends the kibitzer's first words about the position after this number of plies to the room. Its later ones are left
     * out: a page that gets two judgements at once shows the newer.
     */
    private void relay(RunningCup cup, int plies) throws InterruptedException {
        News.Judged judged;
        do {
            judged = said.poll(120, TimeUnit.SECONDS);
            assertTrue(judged != null, "it says nothing");
        } while (judged.plies() != plies);
        cup.report(judged);
        if (judged.judgement() == Judgement.EXACT) {
            solved.put(plies, judged.value());
        }
    }

    @Test
    void whatTheKibitzerSaysIsBelowTheBoardAndInTheGraph() throws Exception {
        Machine machine = Machine.here();
        assumeTrue(machine.taskset().isPresent() && machine.coreCount() > 1, "no core is free");
        try (Browser browser = Browser.start();
                RunningCup cup = new RunningCup(folder.resolve("cup"), 1, "amber", "birch", "cedar");
                ServedPage page = new ServedPage(folder.resolve("cup"));
                Lanes lanes = Lanes.of(machine, 1, CoreLeases.in(folder))) {
            GameRecord game = cup.draw();
            while (game.result().plies().size() < 10) {
                game = cup.draw();
            }
            int last = game.result().plies().size();
            try (Kibitzer kibitzer = Kibitzer.open(cup.rules(), machine, lanes, said::add)) {
                cup.listen(kibitzer);
                Tab wall = browser.open(1920, 1080, false);
                wall.visit(page.link() + "/screen?language=en", READY);
                cup.begin(game);
                Tab own = browser.open(1280, 900, false);
                own.visit(page.link() + "/game/" + game.id() + "?language=en", READY);
                int first = game.fixture().opening().size();
                for (int ply = first; ply < last - 2; ply++) {
                    cup.ply(game, ply);
                    relay(cup, ply + 1);
                    for (Tab tab : new Tab[] {wall, own}) {
                        tab.await(POINTS + " > " + (ply - first));
                    }
                }
                own.await("document.querySelector('#count').textContent === '%s of %s'".formatted(last - 2, last - 2));
                for (Tab tab : new Tab[] {wall, own}) {
                    tab.await(WORDS + ".startsWith('Kibitzer: ') && " + WORDS + ".endsWith('(exact)')");
                }
                // The plies that gave the game another result.
                List<String> turns = solved.keySet().stream()
                        .filter(ply -> ply < last - 2 && solved.containsKey(ply + 1))
                        .filter(ply -> Math.signum(solved.get(ply)) != Math.signum(solved.get(ply + 1)))
                        .map(ply -> "" + ply)
                        .toList();
                own.await(
                        "`[${[...document.querySelectorAll('.decisive button')].map(one => parseInt(one.textContent)).join(', ')}]` === '%s'"
                                .formatted(turns));
                wall.window(PICTURES.resolve("kibitzer-wall.png"));
                own.window(PICTURES.resolve("kibitzer-game.png"));
                cup.report(News.Judged.none(game.id(), Judgement.PAUSED));
                for (Tab tab : new Tab[] {wall, own}) {
                    tab.await(WORDS + " === 'The kibitzer pauses: every core plays.'");
                }
                assertEquals(0, wall.errors().size() + own.errors().size());
            }
        }
    }
}
