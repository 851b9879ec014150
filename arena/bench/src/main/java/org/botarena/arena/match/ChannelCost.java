package org.botarena.arena.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.bench.Quantiles;

/**
 * The information that one agent can send another outside the game, in the sandbox: sender and receiver are the two
 * seats of a game.
 */
final class ChannelCost {
    private static final Path AGENT = Path.of("arena", "bench", "src", "agents", "whisper", "Whisper.java");
    private static final Path CALLS = Path.of("arena", "zoo", "src", "carried", "raw", "RawCall.java");

    /** Channels with the number of symbols and of games. */
    private static final List<Channel> CHANNELS = List.of(
            new Channel("time", 16, 10),
            new Channel("memory", 16, 10),
            new Channel("threads", 8, 10),
            new Channel("load", 4, 2),
            new Channel("cache", 2, 10),
            new Channel("numbers", 64, 10));

    private record Channel(String name, int symbols, int games) {}

    private ChannelCost() {}

    static List<Quantiles> measure(Premises premises) throws Exception {
        if (!Files.isRegularFile(AGENT) || !System.getProperty("os.arch").equals("amd64")) {
            System.out.println("channels: wants the source tree as the current folder, and x86-64");
            return List.of();
        }
        Entrant agent = premises.entrant("whisper", jar());
        System.out.println("channels: from seat to seat in the sandbox");
        for (Channel channel : CHANNELS) {
            Whispers whispers = new Whispers(channel.symbols());
            play(premises, channel, agent, whispers);
            System.out.printf(
                    "  %-8s %2d symbols, %4d moves, %7.1f ms a symbol: %5.2f bits a symbol, %6.1f bits a second%n",
                    channel.name(),
                    channel.symbols(),
                    whispers.size(),
                    whispers.msEach(),
                    whispers.bits(),
                    whispers.bits() * 1e3 / whispers.msEach());
        }
        return List.of();
    }

    private static void play(Premises premises, Channel channel, Entrant agent, Whispers whispers) throws Exception {
        Map<String, String> options = Map.of("channel", channel.name(), "symbols", "" + channel.symbols());
        Entrant one = new Entrant("one", agent.jar(), options);
        Entrant other = new Entrant("other", agent.jar(), options);
        Fixture fixture = new Fixture(0, 1, premises.rules().start().toString(), List.of());
        try (LocalGameRunner runner = premises.runner(premises.machine(), Duration.ofSeconds(10), Isolation.SANDBOX)) {
            runner.claimCore();
            for (int game = 0; game < channel.games(); game++) {
                GameRecord record =
                        runner.play(new ScheduledGame(game + "-game", fixture, List.of(one, other), List.of(1L, 2L)));
                if (!record.result().faults().isEmpty()) {
                    System.out.println("  a fault: " + record.result().faults() + " " + record.logs());
                }
                whispers.add(record);
            }
        }
    }

    /** The agent with its machine code, compiled from the sources. */
    private static Path jar() throws IOException {
        Path folder = OpenFolder.temporary("botarena-bench-");
        int code = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-nowarn",
                        "-XDignore.symbol.file",
                        "-proc:none",
                        "-d",
                        folder.toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        AGENT.toString(),
                        CALLS.toString());
        if (code != 0) {
            throw new IllegalStateException(AGENT + " does not compile");
        }
        Path jar = folder.resolve("whisper.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".class")).toList()) {
                out.putNextEntry(new ZipEntry(folder.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, out);
            }
        }
        return jar;
    }

    /** The sent and received values, by move. */
    private static final class Whispers {
        private final int symbols;
        private final List<Integer> sent = new ArrayList<>();
        private final List<Double> heard = new ArrayList<>();
        private double ms;

        Whispers(int symbols) {
            this.symbols = symbols;
        }

        /**
         * Adds the receiver's observation after each symbol; the first few of a game are skipped while the JVM is cold.
         */
        void add(GameRecord game) {
            Map<Integer, String> said = lines(game.logs().get(0), "sent ");
            Map<Integer, String> felt = lines(game.logs().get(1), "heard ");
            for (Map.Entry<Integer, String> one : felt.entrySet()) {
                String symbol = said.get(one.getKey() - 1);
                if (symbol != null && one.getKey() > 8) {
                    sent.add(Integer.parseInt(symbol));
                    heard.add(Double.parseDouble(one.getValue()));
                    ms += game.result().plies().get(one.getKey()).wallMs()
                            + game.result().plies().get(one.getKey() - 1).wallMs();
                }
            }
        }

        private static Map<Integer, String> lines(String log, String word) {
            Map<Integer, String> lines = new TreeMap<>();
            log.lines().filter(line -> line.startsWith(word)).forEach(line -> {
                String[] words = line.split(" ", -1);
                lines.put(Integer.parseInt(words[1]), words[2]);
            });
            return lines;
        }

        int size() {
            return sent.size();
        }

        double msEach() {
            return ms / size();
        }

        /**
         * The mutual information between the sent symbol and the symbol whose median is nearest to the observation. The
         * median is that of all other moves; the bias of few samples is subtracted (Miller and Madow).
         */
        double bits() {
            double[][] table = new double[symbols][symbols];
            for (int i = 0; i < size(); i++) {
                table[sent.get(i)][nearest(i)]++;
            }
            double bits = 0;
            int filled = 0;
            for (int a = 0; a < symbols; a++) {
                for (int b = 0; b < symbols; b++) {
                    if (table[a][b] > 0) {
                        double row = sum(table[a]);
                        double column = 0;
                        for (double[] each : table) {
                            column += each[b];
                        }
                        bits += table[a][b] / size() * Math.log(table[a][b] * size() / (row * column)) / Math.log(2);
                        filled++;
                    }
                }
            }
            return Math.max(0, bits - (filled - 2 * symbols + 1) / (2 * size() * Math.log(2)));
        }

        private static double sum(double[] row) {
            double sum = 0;
            for (double each : row) {
                sum += each;
            }
            return sum;
        }

        private int nearest(int left) {
            int best = 0;
            double least = Double.POSITIVE_INFINITY;
            for (int symbol = 0; symbol < symbols; symbol++) {
                double typical = median(symbol, left);
                if (Math.abs(heard.get(left) - typical) < least) {
                    least = Math.abs(heard.get(left) - typical);
                    best = symbol;
                }
            }
            return best;
        }

        /** Infinite without another observation. */
        private double median(int symbol, int left) {
            List<Double> others = new ArrayList<>();
            for (int i = 0; i < size(); i++) {
                if (i != left && sent.get(i) == symbol) {
                    others.add(heard.get(i));
                }
            }
            others.sort(null);
            return others.isEmpty() ? Double.POSITIVE_INFINITY : others.get(others.size() / 2);
        }
    }
}
