package org.botarena.arena.news;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Contest;
import org.junit.jupiter.api.Test;

/** One stream, several readers. */
class NewsStreamTest {
    private static final ScheduledGame GAME =
            Contest.games(Contest.setup("tictactoe", 1, "anna", "bert")).get(0);

    private final List<NumberedNews> heard = Collections.synchronizedList(new ArrayList<>());

    private static News.PlyPlayed ply(int number) {
        return News.PlyPlayed.of(GAME, new Ply(number, number % 2, "4", 1, 1, 0));
    }

    private NewsStream stream(NewsListener... listeners) {
        return NewsStream.to(List.of(listeners), Clock.systemUTC());
    }

    @Test
    void newsIsNumberedByJournalLineAndCounter() {
        try (NewsStream stream = stream(heard::add)) {
            stream.publish(4, new News.Noticed(Sentence.quote("one")));
            stream.offer(ply(0));
            stream.offer(ply(1));
            stream.publish(4, new News.Noticed(Sentence.quote("two")));
            stream.publish(5, new News.Noticed(Sentence.quote("three")));
            stream.offer(ply(2));
        }
        assertEquals(
                List.of("4.0", "4.1", "4.2", "4.3", "5.0", "5.1"),
                heard.stream()
                        .map(news -> news.sequence() + "." + news.number())
                        .toList());
    }

    @Test
    void invisibleCharactersAreEscapedInALine() {
        List<String> lines = new ArrayList<>();
        try (NewsStream stream = stream(new NewsLines() {
            @Override
            protected void line(NumberedNews news, String line) {
                lines.add(line);
            }
        })) {
            stream.publish(1, new News.Noticed(Sentence.quote("a\u202eb\u0085c\u007f")));
        }
        assertTrue(lines.get(0).contains("\"a\\u202eb\\u0085c\\u007F\""), lines::toString);
    }

    @Test
    void allReadersGetTheSameNewsInTheSameOrder() {
        List<NumberedNews> other = new ArrayList<>();
        try (NewsStream stream = stream(heard::add, other::add)) {
            IntStream.range(0, 5000)
                    .forEach(number -> stream.publish(number / 10, new News.Noticed(Sentence.quote("" + number))));
        }
        assertEquals(5000, heard.size());
        assertEquals(heard, other);
    }

    @Test
    void aSlowReaderMissesOnlyPlies() throws InterruptedException {
        CountDownLatch isFull = new CountDownLatch(1);
        Thread games;
        try (NewsStream stream = stream(news -> {
            await(isFull);
            heard.add(news);
        })) {
            for (int i = 0; i < 20_000; i++) {
                stream.offer(ply(i));
            }
            games = new Thread(() -> IntStream.range(0, 100)
                    .forEach(number -> stream.publish(0, new News.Noticed(Sentence.quote("" + number)))));
            games.start();
            isFull.countDown();
            games.join();
        }
        long plies = heard.stream()
                .filter(news -> news.news() instanceof News.PlyPlayed)
                .count();
        long leftOut = heard.stream()
                .flatMapToLong(news ->
                        news.news() instanceof News.PliesLeftOut left ? LongStream.of(left.plies()) : LongStream.of())
                .sum();
        assertTrue(leftOut > 0, "the ring holds 20,000");
        assertEquals(20_000, plies + leftOut);
        assertEquals(
                100,
                heard.stream()
                        .filter(news -> news.news() instanceof News.Noticed)
                        .count());
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void newsOfConcurrentGamesIsCompleteAndInOrder() throws InterruptedException {
        List<Thread> games = new ArrayList<>();
        try (NewsStream stream = stream(heard::add)) {
            for (int game = 0; game < 4; game++) {
                long line = game;
                games.add(new Thread(() -> IntStream.range(0, 3000)
                        .forEach(i -> stream.publish(0, new News.Noticed(Sentence.quote(line + " " + i))))));
            }
            games.forEach(Thread::start);
            for (Thread game : games) {
                game.join();
            }
        }
        assertEquals(12_000, heard.size());
        for (int game = 0; game < 4; game++) {
            String begin = game + " ";
            List<String> own = heard.stream()
                    .map(news -> ((News.Noticed) news.news()).sentence().toString())
                    .filter(text -> text.startsWith(begin))
                    .toList();
            assertEquals(IntStream.range(0, 3000).mapToObj(i -> begin + i).toList(), own);
        }
    }

    @Test
    void aFailingReaderStopsTheProducersWithItsException() {
        NewsStream stream = stream(news -> {
            throw new IllegalArgumentException("no room");
        });
        IllegalStateException thrown = assertThrows(IllegalStateException.class, () -> {
            try (stream) {
                while (true) {
                    stream.publish(0, new News.Noticed(Sentence.quote("?")));
                }
            }
        });
        assertTrue(thrown.getMessage().contains("no room"), thrown::toString);
    }
}
