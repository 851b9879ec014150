package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.botarena.arena.admission.Author;
import org.botarena.arena.admission.Refused;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Contest;
import org.junit.jupiter.api.Test;

/** A team is recorded with its members, whether it plays or not. */
class TeamOnFileTest {
    private static final List<Author> MEMBERS = List.of(new Author("Anna Lee", 77), new Author("Ben Ott", 78));
    private static final StoredEntrant.Standing PLAYS =
            new StoredEntrant.Standing(false, false, 0, 0, OptionalInt.empty());

    private static Entrant team(String name) {
        return new Entrant(name, Contest.entrant(name).jar(), Map.of(), MEMBERS);
    }

    private static List<Author> reread(Entrant entrant) {
        return new StoredEntrant(StoredEntrant.row(entrant), PLAYS)
                .entrant(Path.of("x.jar"))
                .authors();
    }

    private static String person(Entrant entrant) {
        return StableJson.text(StoredEntrant.row(entrant).person());
    }

    @Test
    void anEntrantKeepsItsAuthors() {
        assertEquals(MEMBERS, reread(team("Red").numbered(OptionalInt.of(1))));
        Entrant single = Contest.entrant("zoe").numbered(OptionalInt.of(1));
        assertEquals(List.of(new Author("zoe")), reread(single));
        assertEquals(List.of(), StoredEntrant.row(single).person().authors(), "the name says it already");
        assertEquals(
                MEMBERS,
                StableJson.value(person(team("Red").numbered(OptionalInt.of(1))), StoredEntrant.Person.class)
                        .authors());
    }

    @Test
    void thoseWhoDoNotPlayKeepTheirAuthorsToo() {
        Roster roster = new Roster(
                List.of(),
                List.of(new Refused(
                        Path.of("blue.jar"),
                        "Blue",
                        MEMBERS,
                        List.of(Problem.refused(
                                Sentence.quote("what"), Sentence.quote("why"), Sentence.quote("remedy"))))),
                List.of(team("Green")),
                List.of());
        Absentees absent = StableJson.value(StableJson.text(Absentees.of(roster)), Absentees.class);
        assertEquals(MEMBERS, absent.refusals().get(0).authors());
        assertEquals("Green", absent.leftOut().get(0).name());
        assertEquals(MEMBERS, absent.leftOut().get(0).authors());
    }
}
