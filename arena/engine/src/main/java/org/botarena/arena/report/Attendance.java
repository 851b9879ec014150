package org.botarena.arena.report;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.botarena.arena.roster.Admitted;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Problem;
import org.botarena.arena.roster.Refused;
import org.botarena.arena.roster.profile.Profile;

/** Who plays and who does not, as {@code results.json} holds it; the components are the JSON's fields. */
public final class Attendance {
    private Attendance() {}

    /** An entrant and how it is presented. */
    public record Entry(
            String entrant,
            String jar,
            String sha256,
            String agent,
            boolean sample,
            Map<String, String> options,
            String folder,
            String displayName,
            String group,
            boolean ranked,
            String authors,
            String description) {}

    /** A jar that was refused. */
    public record Out(String jar, List<Why> problems) {}

    /** A jar for another game. */
    public record Other(String jar, String plays) {}

    /** A reason of a refusal. */
    public record Why(String what, String why, String remedy) {}

    static Entry entry(Entrant entrant, String folder, Profile profile) {
        return new Entry(
                entrant.name(),
                entrant.jar().source().toString(),
                entrant.jar().sha256(),
                entrant.jar().agentClass(),
                entrant.jar().isSample(),
                new TreeMap<>(entrant.options()),
                folder,
                profile.displayName(),
                profile.group(),
                profile.isRanked(),
                profile.authors(),
                profile.description());
    }

    static Out refused(Refused jar) {
        return new Out(
                jar.source().toString(),
                jar.problems().stream().map(Attendance::why).toList());
    }

    static Other leftOut(Admitted jar) {
        return new Other(jar.source().toString(), jar.positions().orElse(null));
    }

    private static Why why(Problem problem) {
        return new Why(problem.what(), problem.why(), problem.remedy());
    }
}
