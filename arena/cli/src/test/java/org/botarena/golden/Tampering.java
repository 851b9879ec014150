package org.botarena.golden;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Edits that change one or two files of a recorded tournament. Immutable.
 *
 * @param tournament the name of the recorded tournament
 * @param what describes the edit
 * @param costs describes its cost
 * @param edit changes the folder of a copy
 */
record Tampering(String tournament, String what, Costs costs, Edit edit) {
    private static final String JOURNAL = "journal.jsonl";
    private static final String DATABASE = "tournament.db";
    private static final int PAGE = 4096;
    private static final String PERSONAL = ",\"personal\":[";

    /** The permanent loss. */
    enum Costs {
        /** Another file still contains everything. */
        NOTHING,
        /** A game, a text or a submission is lost. */
        SOMETHING
    }

    /** Changes a folder. */
    @FunctionalInterface
    interface Edit {
        void of(Path folder) throws IOException, SQLException;

        /** This edit followed by another. */
        default Edit and(Edit other) {
            return folder -> {
                of(folder);
                other.of(folder);
            };
        }
    }

    /** All edits, in the order of the golden file. */
    static List<Tampering> all() {
        List<Tampering> all = new ArrayList<>();
        journal(all);
        personal(all);
        database(all);
        others(all);
        two(all);
        return all;
    }

    private static void journal(List<Tampering> all) {
        all.add(harmless("course", "the journal is deleted", delete(JOURNAL)));
        all.add(harmless("course", "the journal is empty", text(JOURNAL, text -> "")));
        for (int line : List.of(0, 1, 9, 18)) {
            all.add(harmless("course", "a byte of line %d of the journal".formatted(line + 1), flip(line)));
        }
        all.add(harmless(
                "course", "the hash of line 10", line(9, line -> line.replaceFirst("[0-9a-f]{8}", "00000000"))));
        all.add(harmless("course", "line 10 is missing", lines(lines -> lines.remove(9))));
        all.add(harmless("course", "lines 10 and 11 are swapped", lines(lines -> Collections.swap(lines, 9, 10))));
        all.add(harmless("course", "line 10 is there twice", lines(lines -> lines.add(9, lines.get(9)))));
        all.add(harmless("course", "the journal ends after line 10", lines(lines -> cut(lines, 10))));
        all.add(harmless(
                "course", "the journal ends in line 10", text(JOURNAL, text -> text.substring(0, text.length() / 2))));
        all.add(harmless("course", "half a line is at the end", text(JOURNAL, text -> text + "{\"hash\":\"0")));
        all.add(harmless("course", "another line is at the end", text(JOURNAL, text -> text + "Hello!\n")));
        all.add(harmless(
                "course",
                "another score in the first game",
                of("attempt", line -> line.replaceFirst("\"scores\":\\[[^]]*]", "\"scores\":[7.0,-7.0]"))));
        all.add(harmless(
                "course",
                "another grade rule",
                lines(lines -> lines.replaceAll(line -> line.replace("0.95", "0.15")))));
        all.add(harmless("faults", "another reason of the accepted rerun", of("accepted", Tampering::sleepier)));
        all.add(harmless(
                "faults", "an unknown kind of entry", of("accepted", line -> line.replace("accepted", "adopted"))));
        for (String kind : List.of("replaced", "withdrawn", "joined", "extended", "disturbed", "given-up", "state")) {
            all.add(harmless("faults", "the first line of kind '%s' is missing".formatted(kind), without(kind)));
        }
        all.add(harmless("swiss", "a byte of the line that begins the tournament", flip(0)));
        all.add(harmless("swiss", "the line of the late entrant is missing", without("joined")));
        all.add(harmless("knockout", "the line of the replaced entrant is missing", without("replaced")));
        all.add(harmless("ladder", "line 20 is missing", lines(lines -> lines.remove(19))));
        all.add(harmless("killed-3", "the last line is missing", lines(lines -> cut(lines, lines.size() - 1))));
    }

    private static void personal(List<Tampering> all) {
        all.add(costly("course", "the personal texts of line 1 are missing", line(0, Tampering::forgotten)));
        all.add(harmless(
                "course", "a personal text of line 1 is changed", line(0, line -> line.replace("anna", "emma"))));
        all.add(costly(
                "course",
                "all personal texts are missing in the journal",
                lines(lines -> lines.replaceAll(Tampering::forgotten))));
    }

    private static void database(List<Tampering> all) {
        all.add(harmless("course", "the database is deleted", delete(DATABASE)));
        all.add(harmless("course", "the database is empty", bytes(DATABASE, bytes -> new byte[0])));
        all.add(harmless("course", "the database is cut in half", bytes(DATABASE, Tampering::half)));
        all.add(harmless(
                "course", "the second page of the database is overwritten", bytes(DATABASE, Tampering::overwritten)));
        all.add(harmless(
                "course",
                "the database of another program",
                bytes(DATABASE, bytes -> "Hello!".getBytes(StandardCharsets.UTF_8))));
        all.add(harmless(
                "course",
                "another record of a game in the database",
                sql("UPDATE line SET text = (SELECT text FROM line WHERE seq = 5) WHERE seq = 4")));
        all.add(harmless(
                "course", "another count of a game in the database", sql("UPDATE attempt SET course = course + 1")));
        all.add(harmless("course", "a game is missing in the database", sql("DELETE FROM line WHERE seq = 10")));
        all.add(harmless("course", "another setting", sql("UPDATE line SET text = x'00' WHERE seq = 0")));
        all.add(harmless(
                "faults",
                "what was printed is missing in the database",
                sql("UPDATE line SET text = x'' WHERE seq = 5")));
        all.add(harmless("killed-3", "the log of the database is deleted", Tampering::deleteLog));
    }

    private static void others(List<Tampering> all) {
        all.add(harmless(
                "course",
                "another place in standings.csv",
                text("standings.csv", text -> text.replace("anna", "bert"))));
        all.add(harmless("course", "crosstable.csv is deleted", delete("crosstable.csv")));
        all.add(harmless(
                "course", "another grade in grades.csv", text("grades.csv", text -> text.replace("missed", "met"))));
        all.add(harmless(
                "course",
                "another score in games.jsonl",
                text("games.jsonl", text -> text.replaceFirst("\"scores\":\\[[^]]*]", "\"scores\":[7.0,-7.0]"))));
        all.add(harmless(
                "course", "games.jsonl is cut", text("games.jsonl", text -> text.substring(0, text.length() / 2))));
        all.add(harmless(
                "course", "another seed in results.json", text("results.json", text -> text.replace("14", "15"))));
        all.add(harmless("course", "results.json is deleted", delete("results.json")));
        all.add(harmless("course", "authors.csv is deleted", delete("authors.csv")));
        all.add(costly("course", "a submission is deleted", submission(file -> Files.delete(file))));
        all.add(costly("course", "a submission is changed", submission(file -> Files.writeString(file, "PK"))));
    }

    private static void two(List<Tampering> all) {
        all.add(costly(
                "course",
                "the journal and the database are deleted",
                delete(JOURNAL).and(delete(DATABASE))));
        all.add(costly("course", "the database is deleted, and a byte of line 10", flip(9).and(delete(DATABASE))));
        all.add(costly("swiss", "the database is deleted, and a byte of line 10", flip(9).and(delete(DATABASE))));
        all.add(costly(
                "swiss",
                "the database is deleted, and the journal ends after line 10",
                lines(lines -> cut(lines, 10)).and(delete(DATABASE))));
        all.add(costly(
                "course",
                "the database and the published games are deleted, and line 10 is missing",
                lines(lines -> lines.remove(9)).and(delete(DATABASE)).and(delete("games.jsonl"))));
        all.add(costly(
                "course",
                "a game is missing in the database and in the journal",
                sql("DELETE FROM line WHERE seq = 10").and(lines(lines -> lines.removeIf(Tampering::isSeventh)))));
    }

    private static boolean isSeventh(String line) {
        return line.contains("\"seq\":10,");
    }

    private static Tampering harmless(String tournament, String what, Edit edit) {
        return new Tampering(tournament, what, Costs.NOTHING, edit);
    }

    private static Tampering costly(String tournament, String what, Edit edit) {
        return new Tampering(tournament, what, Costs.SOMETHING, edit);
    }

    /** Leaves the database like a kill, except for its log. */
    private static void deleteLog(Path folder) throws IOException {
        Files.delete(folder.resolve(DATABASE));
        Corpus.index(folder, Files.createTempDirectory(folder.getParent(), "index"), true);
        Files.delete(folder.resolve(DATABASE + "-wal"));
    }

    private static Edit delete(String file) {
        return folder -> Files.delete(folder.resolve(file));
    }

    private static Edit bytes(String file, UnaryOperator<byte[]> change) {
        return folder -> {
            byte[] before = Files.readAllBytes(folder.resolve(file));
            byte[] after = change.apply(before.clone());
            if (Arrays.equals(before, after)) {
                throw new AssertionError(file + " is not changed");
            }
            Files.write(folder.resolve(file), after);
        };
    }

    private static byte[] half(byte[] bytes) {
        return Arrays.copyOf(bytes, bytes.length / 2);
    }

    private static byte[] overwritten(byte[] bytes) {
        Arrays.fill(bytes, PAGE, 2 * PAGE, (byte) 0x55);
        return bytes;
    }

    private static Edit text(String file, UnaryOperator<String> change) {
        return bytes(
                file,
                bytes -> change.apply(new String(bytes, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8));
    }

    /** Changes the list of the journal's lines. */
    @FunctionalInterface
    private interface Lines {
        void change(List<String> lines);
    }

    private static Edit lines(Lines change) {
        return text(JOURNAL, text -> {
            List<String> lines = new ArrayList<>(text.lines().toList());
            change.change(lines);
            return String.join("\n", lines) + "\n";
        });
    }

    private static void cut(List<String> lines, int left) {
        lines.subList(left, lines.size()).clear();
    }

    private static Edit line(int number, UnaryOperator<String> change) {
        return lines(lines -> lines.set(number, change.apply(lines.get(number))));
    }

    private static Edit flip(int number) {
        return line(number, line -> {
            char[] letters = line.toCharArray();
            int middle = line.length() / 2;
            letters[middle] = (char) (letters[middle] ^ 1);
            return new String(letters);
        });
    }

    private static int first(String kind, List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).contains("\"kind\":\"%s\"".formatted(kind))) {
                return i;
            }
        }
        throw new AssertionError("no line of kind " + kind);
    }

    private static Edit of(String kind, UnaryOperator<String> change) {
        return lines(lines -> {
            int number = first(kind, lines);
            lines.set(number, change.apply(lines.get(number)));
        });
    }

    private static Edit without(String kind) {
        return lines(lines -> lines.remove(first(kind, lines)));
    }

    private static String sleepier(String line) {
        return line.replace("the machine slept", "the machine sleeps");
    }

    private static String forgotten(String line) {
        int from = line.indexOf(PERSONAL);
        return from < 0 ? line : line.substring(0, from) + "}";
    }

    private static Edit sql(String statement) {
        return folder -> {
            try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(DATABASE));
                    Statement change = connection.createStatement()) {
                if (change.executeUpdate(statement) == 0) {
                    throw new AssertionError("no row is changed: " + statement);
                }
            }
        };
    }

    /** Changes a file. */
    @FunctionalInterface
    private interface FileEdit {
        void of(Path file) throws IOException;
    }

    private static Edit submission(FileEdit edit) {
        return folder -> {
            try (Stream<Path> all = Files.list(folder.resolve("jars"))) {
                edit.of(all.sorted().findFirst().orElseThrow());
            }
        };
    }
}
