package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFrench;
import static org.botarena.arena.cli.RanAssertions.assertUsage;
import static org.botarena.arena.cli.Typed.arena;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.botarena.arena.cli.Shell.Ran;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A French class meets its mistakes on the command line in French. */
class FrenchUsageTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mtach a b | il n'y a pas de commande « mtach » : vouliez-vous dire match ?",
                "match a b --move-tim 2s | il n'y a pas d'option « --move-tim » : vouliez-vous dire --move-time ?",
                "match a | match demande SECOND : tapez arena match FIRST SECOND ; vous n'avez donné que « a »",
                "match | match demande FIRST et SECOND : tapez",
                "match a b c | « c » est de trop",
                "match a b --seed | --seed attend une valeur : --seed=S",
                "match a b --json=yes | --json ne prend pas de valeur : retirez-la",
                "match a b --json --json | --json est donné deux fois",
                "match a b --sprt 50 | --sprt : « 50 » n'est pas de la forme H0,H1",
                "match a b --sprt 50,0 | le premier inférieur au second",
                "match a b --to 5 | --to est fait pour des parties entières de jass",
                "match a b --to none | « none » n'est pas un nombre de points à atteindre",
                "match a b --game jass --to 500 --openings random:2 | --openings ne va pas avec --to",
                "match a b --game jass --to 500 --out x | --out garde des parties isolées",
                "match a b --pairs 0 | --pairs vaut 0 : il faut au moins 1",
                "match a b --clock 5 | --clock : « 5 » n'est pas une pendule : écrivez 60s+1s",
                "match a b --clock 5m --move-time 2s | --clock 5m et --move-time 2s s'excluent",
                "match a b --heap lots | --heap : « lots » n'est pas une taille de tas d'au moins 16m",
                "match a b --openings random:x | random:k demande k demi-coups",
                "run --pairs many | --pairs attend un nombre entier, et non « many »",
                "run --move-time soon | --move-time : « soon » n'est pas une durée d'au moins 1ms",
                "run --game go | il n'y a pas de jeu « go » : il y a",
                "run --game reversi:size=5 | reversi : option size=5 : il faut l'une des valeurs 4, 6, 8",
                "run --game reversi:big=yes | reversi n'a pas d'option « big » : il y a size=8",
                "run --isolation cage | --isolation : « cage » n'est pas un niveau d'isolation",
                "run --isolation thread | un tournoi ne pourrait pas arrêter un agent",
                "run --format cup | --format : il n'y a pas de « cup »",
                "run --against random | --against va avec --format gauntlet, pas avec round-robin",
                "run --quiet --json-lines | --quiet et --json-lines s'excluent : n'en donnez qu'un",
                "check x --isolation thread | est fait pour un débogueur",
                "play --seat 2 --game tictactoe | --seat 2 : tictactoe a les sièges 0 à 1",
            })
    void aMistakeIsExplained(String typed, String says) {
        Ran ran = arena((typed + " --lang fr").split(" "));
        assertUsage(ran);
        assertFrench(ran, says, "Essayez « arena");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "run | il n'y a pas de dossier",
                "match a b | il n'y a pas de participant « a » : pas de fichier ni de dossier",
                "play unknown | il n'y a pas de participant « unknown »",
                "check nowhere | il n'y a ni fichier ni dossier",
                "build nowhere | il n'y a pas de dossier",
                "try nowhere | « arena new-agent NAME » crée un projet",
            })
    void aFailureIsExplained(String typed, String says) {
        Ran ran = arena((typed + " --lang=fr").split(" "));
        assertEquals(1, ran.code(), ran::toString);
        assertFrench(ran, says);
    }

    /** The language of the system counts unless another one is typed. */
    @Test
    void theSystemDecidesWithoutTheOption() {
        Locale before = Locale.getDefault(Locale.Category.DISPLAY);
        try {
            Locale.setDefault(Locale.Category.DISPLAY, Locale.CANADA_FRENCH);
            assertFrench(arena("mtach"), "il n'y a pas de commande « mtach »");
            assertUsage(arena("mtach", "--lang", "en"), "there is no command 'mtach'");
        } finally {
            Locale.setDefault(Locale.Category.DISPLAY, before);
        }
    }
}
