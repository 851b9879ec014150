package org.botarena.arena.serve.hosting.casual;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.botarena.arena.explain.Explanation;
import org.botarena.arena.explain.JunitTest;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.replay.Playback;
import org.botarena.arena.serve.hosting.entry.TestGameList;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.file.KeptGame;
import org.botarena.arena.serve.hosting.ladder.HostedLadder;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.store.Store;
import org.botarena.arena.text.catalogue.Language;

/** The games of authors, with the output of their own agents and the reasons for their losses. Immutable. */
public record OwnGames(
        EventVenue venue, Versions versions, HostedLadder ladder, Tournaments tournaments, TestGameList tests) {
    /** A recorded game of the ladder or of a tournament, or empty if it is not one of the author's. */
    public Optional<OwnBoard> find(Person person, String tournament, String id, Language language) {
        Set<String> own = agents(person);
        return find(own, tournament, id).map(game -> board(game, own, language));
    }

    private OwnBoard board(GameRecord game, Set<String> own, Language language) {
        return OwnBoard.of(venue.games(), game, published(game), own, language);
    }

    /** A finished test game, or empty if the person has requested none with this number. */
    public Optional<OwnBoard> test(Person person, long number, Language language) {
        return tests.find(person.author(), number)
                .map(game -> board(KeptGame.parse(game.result()), agents(person), language));
    }

    /**
     * The judgement on the moves of the author's agents in such a game, or empty if it is not one of the author's.
     *
     * @throws org.botarena.arena.venue.Failed if the game contradicts its rules
     */
    public Optional<Explanation> explain(Person person, String tournament, String id) {
        Set<String> own = agents(person);
        return find(own, tournament, id)
                .map(game -> Explanation.of(playback(game), Explanation.seats(game, own), Explanation.USUAL_NODES));
    }

    /**
     * The test of the move that lost such a game, or empty if it is not one of the author's.
     *
     * @throws org.botarena.arena.venue.Failed if the game contradicts its rules, or no losing move is known
     */
    public Optional<JunitTest.Source> junit(Person person, String tournament, String id) {
        return explain(person, tournament, id)
                .map(explanation ->
                        new JunitTest(explanation, folder(tournament), OptionalInt.empty(), Optional.empty()).source());
    }

    /**
     * A position of such a game from which the person wants to play, or empty if the game is not one of the author's,
     * lacks the ply, or has other rules.
     *
     * @param rules the name of the game
     * @param ply the number of plies before it
     * @throws org.botarena.arena.venue.Failed if the game contradicts its rules
     */
    public Optional<String> position(Person person, String rules, String tournament, String id, int ply) {
        return find(agents(person), tournament, id)
                .map(this::playback)
                .filter(game -> game.rules().name().equals(rules) && ply >= 0 && ply < game.plies())
                .map(game -> game.positions().get(ply).toString());
    }

    private Playback<?> playback(GameRecord game) {
        return Playback.of(venue.games(), published(game));
    }

    /** The public form of a game. */
    GameRecord published(GameRecord game) {
        return venue.terms().published(game);
    }

    private Path folder(String tournament) {
        return tournament.isEmpty() ? ladder.folder() : tournaments.folder(tournament);
    }

    /** A recorded game in which one of these agents plays. */
    Optional<GameRecord> find(Set<String> own, String tournament, String id) {
        boolean isKnown = tournament.isEmpty()
                || tournaments.all().stream().anyMatch(each -> each.name().equals(tournament));
        Path folder = folder(tournament);
        if (!isKnown || !Store.isIn(folder)) {
            return Optional.empty();
        }
        try (Store store = Store.read(folder)) {
            return store.games().find(id).filter(game -> game.names().stream().anyMatch(own::contains));
        }
    }

    /** The names of an author's versions. */
    Set<String> agents(Person person) {
        return versions.entrants(person.author());
    }
}
