package org.botarena.arena.report.summary;

import static org.botarena.arena.text.table.Surface.FILE;
import static org.botarena.arena.text.table.Surface.PAGE;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Refused;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Table;
import org.botarena.arena.tournament.format.Participants.Stay;

/** The entrants and the refused jars, as in {@code results.json}; the components are the JSON's fields. */
public final class Attendance {
    private static final List<Column<Entry>> COLUMNS = List.of(
            Column.of("entrant", Format.ENTRANT, entry -> entry.entrant().name(), PAGE, FILE),
            Column.of("author", Format.COUNT.optional(), Attendance::author, FILE),
            Column.of("jar", entry -> named(entry.jar().source()), FILE),
            Column.of("file", Format.NAME, Attendance::file, PAGE),
            Column.of("sha256", entry -> entry.jar().sha256(), FILE),
            Column.of("agent", entry -> entry.jar().agentClass(), FILE),
            Column.of("sample", entry -> entry.jar().isSample(), FILE),
            Column.of("options", entry -> new TreeMap<>(entry.entrant().options()), FILE),
            Column.of("options", Format.TEXT, Attendance::options, PAGE),
            Column.of("hash", Format.TEXT, Attendance::hash, PAGE),
            Column.of("generation", entry -> entry.entrant().generation(), FILE),
            Column.of("firstRound", entry -> entry.stay().from() + 1, FILE),
            Column.of("lastRound", Attendance::lastRound, FILE),
            Column.of("folder", Entry::folder, FILE),
            Column.of("displayName", entry -> entry.profile().displayName(), FILE),
            Column.of("group", entry -> entry.profile().group(), FILE),
            Column.of("ranked", entry -> entry.profile().isRanked(), FILE),
            Column.of("authors", entry -> entry.profile().authors(), FILE),
            Column.of("description", entry -> entry.profile().description(), FILE));

    private Attendance() {}

    /** An entrant, with its period of play and its profile. */
    public record Entry(Entrant entrant, Stay stay, String folder, Profile profile) {
        private Admitted jar() {
            return entrant.jar();
        }
    }

    /** A jar that was refused. */
    public record Out(
            String jar, @JsonIgnoreProperties("severity") List<Problem> problems) {}

    /** A jar for another game. */
    public record Other(String jar, @OrNull String plays) {}

    /** The table of entrants. */
    static Table<Entry> roster(List<Entry> entries) {
        return new Table<>(COLUMNS, entries);
    }

    private static Object author(Entry entry) {
        OptionalInt author = entry.entrant().author();
        return author.isPresent() ? author.getAsInt() : null;
    }

    private static Object lastRound(Entry entry) {
        return entry.stay().until() == Stay.ALWAYS.until() ? null : entry.stay().until();
    }

    private static Object file(Entry entry) {
        String name = entry.jar().source().getFileName().toString();
        return entry.jar().isSample() ? Sentence.of("page.sample", name) : name;
    }

    private static String options(Entry entry) {
        return new TreeMap<>(entry.entrant().options())
                .entrySet().stream()
                        .map(option -> option.getKey() + "=" + option.getValue())
                        .collect(Collectors.joining(", "));
    }

    private static String hash(Entry entry) {
        String sha256 = entry.jar().sha256();
        return sha256.substring(0, Math.min(12, sha256.length()));
    }

    static Out refused(Refused jar) {
        return new Out(named(jar.source()), jar.problems());
    }

    static Other leftOut(Entrant other) {
        return new Other(
                named(other.jar().source()),
                other.jar().positions().isEmpty()
                        ? null
                        : String.join(",", other.jar().positions()));
    }

    /** A file name with its parent folder, since many are called agent.jar; the rest of the path stays private. */
    private static String named(Path source) {
        int names = source.getNameCount();
        return source.subpath(Math.max(0, names - 2), names).toString().replace('\\', '/');
    }
}
