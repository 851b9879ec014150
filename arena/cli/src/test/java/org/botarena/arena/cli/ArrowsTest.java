package org.botarena.arena.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.InputStream;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Date;
import java.util.Timer;
import java.util.jar.JarInputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;

/** Dependencies between modules and packages only point downwards. */
@AnalyzeClasses(
        packages = "org.botarena",
        importOptions = {ImportOption.DoNotIncludeTests.class, ArrowsTest.NoTestJars.class})
class ArrowsTest {
    /** Test code that modules share. */
    static final class NoTestJars implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("-tests.jar");
        }
    }

    private static final String API = "org.botarena.api..";
    private static final String GAMES = "org.botarena.game..";
    private static final String LAWS = "org.botarena.laws..";
    private static final String PRACTICE = "org.botarena.play..";
    private static final String HOST = "org.botarena.host..";
    private static final String SEARCH = "org.botarena.search..";
    private static final String KNOWN_GAMES = "org.botarena.search.evaluation.game..";
    private static final String ARENA = "org.botarena.arena..";
    private static final String CLI = "org.botarena.arena.cli..";
    private static final String EXPLAIN = "org.botarena.arena.explain..";
    private static final String SERVE = "org.botarena.arena.serve..";
    private static final String ADMISSION = "org.botarena.arena.admission..";
    private static final String EXAMINER = "org.botarena.arena.admission.examiner..";
    private static final String TEXTS = "org.botarena.arena.text.catalogue..";
    private static final String ROSTER = "org.botarena.arena.roster..";
    private static final String MATCH = "org.botarena.arena.match..";
    private static final String PROCESS = "org.botarena.arena.process..";
    private static final String TIMING = "org.botarena.arena.timing..";
    private static final String PLUGINS = "org.pf4j..";

    @ArchTest
    static final ArchRule theApiKnowsNothingOfTheArena = noClasses()
            .that()
            .resideInAPackage(API)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(GAMES, LAWS, PRACTICE, HOST, ARENA);

    @ArchTest
    static final ArchRule aGameNeedsTheApiAndTheJdkOnly = classes()
            .that()
            .resideInAPackage(GAMES)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(GAMES, API, "java..");

    @ArchTest
    static final ArchRule noGameKnowsAnother =
            slices().matching("org.botarena.game.(*)..").should().notDependOnEachOther();

    /** Service files list the games; only whole games of Jass are specific to one game. */
    @ArchTest
    static final ArchRule theArenaNamesNoGame = noClasses()
            .that()
            .resideInAPackage(ARENA)
            .and()
            .resideOutsideOfPackage("org.botarena.arena.jass..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(GAMES);

    /** A search asks for the knowledge about the current game. */
    @ArchTest
    static final ArchRule onlyTheServiceFileNamesWhatIsKnownOfGames = noClasses()
            .that()
            .resideOutsideOfPackage(KNOWN_GAMES)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(KNOWN_GAMES);

    @ArchTest
    static final ArchRule lawsNeedTheApiAndTheJdkOnly = classes()
            .that()
            .resideInAPackage(LAWS)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(LAWS, API, "java..");

    @ArchTest
    static final ArchRule practiceNeedsTheApiAndTheJdkOnly = classes()
            .that()
            .resideInAPackage(PRACTICE)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(PRACTICE, API, "java..");

    /** There is only one referee; all other code asks it for forced moves. */
    @ArchTest
    static final ArchRule onlyTheRefereeAsksWhatIsForced = noClasses()
            .that()
            .resideInAPackage(ARENA)
            .and()
            .doNotHaveSimpleName("GameLength")
            .should()
            .callMethod(Rules.class, "forced", Position.class);

    @ArchTest
    static final ArchRule theLibraryOfSearchesNeedsTheApiAndTheGamesOnly = classes()
            .that()
            .resideInAPackage(SEARCH)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(SEARCH, API, GAMES, "java..");

    @ArchTest
    static final ArchRule onlyExplanationsAndTheCommandLineKnowTheLibraryOfSearches = noClasses()
            .that()
            .resideInAPackage(ARENA)
            .and()
            .resideOutsideOfPackages(EXPLAIN, CLI)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(SEARCH);

    @ArchTest
    static final ArchRule theHostNeedsTheApiPf4jAndTheJdkOnly = classes()
            .that()
            .resideInAPackage(HOST)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(HOST, API, PLUGINS, "java..");

    @ArchTest
    static final ArchRule theEngineKnowsNothingOfTheCommandLine = noClasses()
            .that()
            .resideInAPackage(ARENA)
            .and()
            .resideOutsideOfPackages(CLI, SERVE)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(CLI, SERVE, LAWS, "picocli..", "me.tongfei..", "io.javalin..", "org.eclipse.jetty..");

    /** Its command is found as a service. */
    @ArchTest
    static final ArchRule theCommandLineKnowsNothingOfTheLivePage = noClasses()
            .that()
            .resideInAPackage(CLI)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(SERVE);

    @ArchTest
    static final ArchRule theLivePageKnowsNothingOfTheCommandLine = noClasses()
            .that()
            .resideInAPackage(SERVE)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(CLI, LAWS);

    @ArchTest
    static final ArchRule noPackageNeedsItselfThroughOthers =
            slices().matching("org.botarena.(**)").should().beFreeOfCycles();

    /** A slice is a package of the arena with all its subpackages. */
    @ArchTest
    static final ArchRule noRoomNeedsItselfThroughOthers =
            slices().matching("org.botarena.arena.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule theRosterKnowsNothingOfPlaying = noClasses()
            .that()
            .resideInAPackage(ROSTER)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(MATCH, PROCESS, TIMING, "org.botarena.arena.tournament..");

    @ArchTest
    static final ArchRule admissionKnowsNobodyWhoPlays = noClasses()
            .that()
            .resideInAPackage(ADMISSION)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(ROSTER, MATCH, "org.botarena.arena.tournament..");

    /** An examiner's process has no other part of the arena. */
    @ArchTest
    static final ArchRule anExaminerNeedsTheApiAsmAndTheJdkOnly = classes()
            .that()
            .resideInAnyPackage(EXAMINER, TEXTS)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    EXAMINER,
                    TEXTS,
                    "org.botarena.arena.text",
                    API,
                    "org.objectweb.asm..",
                    "java..",
                    "javax.lang.model..",
                    "javax.tools..",
                    "javax.xml..",
                    "org.w3c.dom..",
                    "org.xml.sax..",
                    "com.sun.source..");

    /** Jars of games are trusted, and so is the arena's own jar, from which examiners get their classes. */
    @ArchTest
    static final ArchRule onlyAnExaminerLooksIntoForeignFiles = noClasses()
            .that()
            .resideInAPackage(ARENA)
            .and()
            .resideOutsideOfPackage(EXAMINER)
            .and()
            .doNotHaveSimpleName("GameJars")
            .and()
            .doNotHaveSimpleName("HostFolder")
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(ZipFile.class, ZipInputStream.class, JarInputStream.class, ClassVisitor.class)
            .orShould()
            .callConstructor(ClassReader.class, byte[].class)
            .orShould()
            .callConstructor(Manifest.class, InputStream.class);

    @ArchTest
    static final ArchRule onlyMatchAndSandboxSpeakWithTheHost = noClasses()
            .that()
            .resideInAPackage(ARENA)
            .and()
            .resideOutsideOfPackages(MATCH, PROCESS, TIMING)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(HOST);

    @ArchTest
    static final ArchRule onlyTheThreadLevelLoadsAnAgentIntoTheArena = noClasses()
            .that()
            .resideInAPackage(ARENA)
            .and()
            .doNotHaveSimpleName("ThreadSeat")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("org.botarena.host.AgentJar");

    @ArchTest
    static final ArchRule theArenaUsesNoPluginManager = noClasses()
            .that()
            .resideInAPackage(ARENA)
            .and()
            .resideOutsideOfPackage(PROCESS) // It only asks which jar PF4J is.
            .and()
            .doNotHaveFullyQualifiedName(
                    "org.botarena.arena.admission.examination.Examiners") // It also compiles sources.
            .should()
            .dependOnClassesThat()
            .resideInAPackage(PLUGINS);

    @ArchTest
    static final ArchRule admissionLoadsNoClass = noClasses()
            .that()
            .resideInAnyPackage(ADMISSION, ROSTER)
            .should()
            .dependOnClassesThat()
            .areAssignableTo(ClassLoader.class);

    /** Changing the system clock must not harm anyone, so deadlines use {@code System.nanoTime()}. */
    @ArchTest
    static final ArchRule noGameHangsOnTheTimeOfDay = noClasses()
            .that()
            .resideInAnyPackage(MATCH, PROCESS, TIMING, HOST)
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(Clock.class, Instant.class, LocalDateTime.class, Date.class, Timer.class)
            .orShould()
            .callMethod(System.class, "currentTimeMillis");

    @ArchTest
    static final ArchRule onlyTheProgramsOwnEntranceEndsTheJvm = noClasses()
            .that()
            .resideInAPackage(ARENA)
            .and()
            .doNotHaveFullyQualifiedName(Main.class.getName())
            .should()
            .callMethod(System.class, "exit", int.class)
            .orShould()
            .callMethod(Runtime.class, "halt", int.class);

    @ArchTest
    static final ArchRule randomnessIsAlwaysSeeded = noClasses().should().callMethod(Math.class, "random");
}
