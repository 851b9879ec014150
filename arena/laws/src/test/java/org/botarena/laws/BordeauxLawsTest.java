package org.botarena.laws;

import org.botarena.api.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The games of the Bordeaux assignment obey the laws at both ends of every option. */
class BordeauxLawsTest {
    private static final long SEED = 20_261_120;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "matches:n=1",
                "matches:n=25",
                "matches:take=false",
                "divide:a=1",
                "divide:a=100",
                "divide:b=1",
                "divide:b=100",
                "divide:a=100,b=100",
                "dice:counter=1",
                "dice:counter=100",
                "dice:face=1",
                "hexapawn:rows=8",
                "hexapawn:columns=8",
                "hexapawn:cylinder=true",
                "hexapawn:priority=true",
                "hexapawn:rows=8,columns=8,cylinder=true",
                "hexapawn:rows=8,columns=8,cylinder=true,priority=true",
                "morpion:size=5",
                "morpion:size=7",
                "morpion:torus=true",
                "morpion:phase=1",
                "morpion:phase=2",
                "morpion:size=5,torus=true,phase=1",
                "morpion:size=7,torus=true,phase=2"
            })
    void atBothEndsOfEveryOptionItObeysThemToo(String spec) {
        GameLaws.of(Games.installed().parse(spec)).check(25, SEED);
    }
}
