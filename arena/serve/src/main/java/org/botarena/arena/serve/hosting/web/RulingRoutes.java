package org.botarena.arena.serve.hosting.web;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import org.botarena.arena.event.RerunChoice;
import org.botarena.arena.serve.hosting.event.Protests;
import org.botarena.arena.serve.hosting.event.RerunSets;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.protest.Protest;
import org.botarena.arena.serve.hosting.protest.Reruns;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Router;
import org.botarena.arena.serve.http.Routes;

/**
 * Protests and reruns: organizers, and assistants within their rights, have games played again and decide whether they
 * count.
 */
record RulingRoutes(Visitor visitor, OrganizerChanges changes, Protests protests, RerunSets reruns) implements Routes {
    record Replayed(String protest, int times, Optional<String> why) implements OrganizerChanges.Reasoned {}

    record Chosen(
            String tournament,

            @JsonPropertyDescription("the kind of fault that ended the games, or 'any'; empty: with or without one")
            Optional<String> fault,

            @JsonPropertyDescription("an author's shown name, or the name of one version; empty: anybody's")
            Optional<String> author,

            @JsonPropertyDescription("the machine of the cluster that played them, or empty for any")
            Optional<String> worker,

            @JsonPropertyDescription("the earliest end of a game, as an ISO-8601 instant, or empty for no bound")
            Optional<Instant> since,

            @JsonPropertyDescription("the latest end of a game, as an ISO-8601 instant, or empty for no bound")
            Optional<Instant> until,

            @JsonPropertyDescription("a line for each grade whose marks are compared, or empty if only places are")
            Optional<String> rules,

            Optional<String> why)
            implements OrganizerChanges.Reasoned {}

    record SettledSet(
            String set,

            @JsonProperty("why") @JsonPropertyDescription("recorded with the results")
            String reason) implements OrganizerChanges.Reasoned {
        @Override
        public Optional<String> why() {
            return Optional.of(reason);
        }
    }

    record Settled(
            String protest,

            @JsonProperty("why") @JsonPropertyDescription("the answer to the author")
            String answer) implements OrganizerChanges.Reasoned {
        @Override
        public Optional<String> why() {
            return Optional.of(answer);
        }
    }

    @Override
    public void register(Router routes) {
        EventApi api = new EventApi(routes, visitor);
        changes.add(
                api,
                "reruns",
                "Has games of a tournament played again as a set, pairs as a whole; the journal has the choice first.",
                Chosen.class,
                this::rerun);
        changes.add(api, "accept-reruns", "Accepts all results of a set of reruns.", SettledSet.class, body -> {
            Reruns set = reruns(body.set());
            reruns.accept(set, body.reason());
            return String.format(Locale.ROOT, "accepted %d reruns of %s", set.games(), set.tournament());
        });
        changes.add(api, "reject-reruns", "Lets all results stand.", SettledSet.class, body -> {
            Reruns set = reruns(body.set());
            reruns.reject(set, body.reason());
            return String.format(Locale.ROOT, "rejected %d reruns of %s", set.games(), set.tournament());
        });
        changes.add(
                api,
                "replay",
                "Has a protested game played again; the number of times is fixed before the first.",
                Replayed.class,
                this::replay,
                Role.ASSISTANT);
        changes.add(api, "accept", "Accepts a protest.", Settled.class, this::accept, Role.ASSISTANT);
        changes.add(
                api,
                "reject",
                "Lets the result of a protested game stand.",
                Settled.class,
                this::reject,
                Role.ASSISTANT);
    }

    private Reruns reruns(String id) {
        return reruns.list()
                .find(id)
                .orElseThrow(
                        () -> HttpProblem.refusal(404, "the set of reruns does not exist", "choose one of the list"));
    }

    private String rerun(Chosen body) {
        RerunChoice choice = new RerunChoice(
                body.fault().map(kind -> kind.equals("any") ? "" : kind),
                body.author(),
                body.worker(),
                body.since(),
                body.until());
        reruns.choose(changes.known(body.tournament()), choice, body.rules().orElse(""));
        return "has games of %s played again".formatted(body.tournament());
    }

    private Protest protest(String id) {
        return protests.list()
                .find(id)
                .orElseThrow(() -> HttpProblem.refusal(404, "the protest does not exist", "choose one of the list"));
    }

    private String replay(Replayed body) {
        Protest protest = protest(body.protest());
        protests.replay(protest, body.times());
        return "has %s of %s played again".formatted(protest.game(), protest.tournament());
    }

    private String accept(Settled body) {
        Protest protest = protest(body.protest());
        protests.accept(protest, body.answer());
        return "accepted the protest against %s of %s".formatted(protest.game(), protest.tournament());
    }

    private String reject(Settled body) {
        Protest protest = protest(body.protest());
        protests.reject(protest, body.answer());
        return "rejected the protest against %s of %s".formatted(protest.game(), protest.tournament());
    }
}
