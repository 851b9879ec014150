package org.botarena.arena.report.summary;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.botarena.arena.admission.Refused;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.format.Participants.Stay;

/** Who plays and who does not, as {@code results.json} holds it; the components are the JSON's fields. */
public final class Attendance {
    private Attendance() {}

    /**
     * An entrant.
     *
     * @param author the number of its author; null for a sample
     * @param lastRound null if it plays to the end
     */
    public record Entry(
            String entrant,

            @OrNull @JsonInclude(JsonInclude.Include.NON_NULL)
            Integer author,

            String jar,
            String sha256,
            String agent,
            boolean sample,
            Map<String, String> options,
            int generation,
            int firstRound,
            @OrNull Integer lastRound,
            String folder,
            String displayName,
            String group,
            boolean ranked,
            String authors,
            String description) {}

    /** A jar that was refused. */
    public record Out(String jar, List<Why> problems) {}

    /** A jar for another game. */
    public record Other(String jar, @OrNull String plays) {}

    /** A reason of a refusal. */
    public record Why(Sentence what, Sentence why, Sentence remedy) {}

    static Entry entry(Entrant entrant, Stay stay, String folder, Profile profile) {
        return new Entry(
                entrant.name(),
                entrant.author().isPresent() ? entrant.author().getAsInt() : null,
                named(entrant.jar().source()),
                entrant.jar().sha256(),
                entrant.jar().agentClass(),
                entrant.jar().isSample(),
                new TreeMap<>(entrant.options()),
                entrant.generation(),
                stay.from() + 1,
                stay.until() == Stay.ALWAYS.until() ? null : stay.until(),
                folder,
                profile.displayName(),
                profile.group(),
                profile.isRanked(),
                profile.authors(),
                profile.description());
    }

    static Out refused(Refused jar) {
        return new Out(
                named(jar.source()),
                jar.problems().stream().map(Attendance::why).toList());
    }

    static Other leftOut(Entrant other) {
        return new Other(named(other.jar().source()), other.jar().positions().orElse(null));
    }

    /** A file with the folder that it lies in: many are called agent.jar, and where the folder lies is nobody's business. */
    private static String named(Path source) {
        int names = source.getNameCount();
        return source.subpath(Math.max(0, names - 2), names).toString().replace('\\', '/');
    }

    private static Why why(Problem problem) {
        return new Why(problem.what(), problem.why(), problem.remedy());
    }
}
