package org.botarena.arena.cluster;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** One package knows Spark: what is played, and how it comes back, would be the same with another. */
@AnalyzeClasses(packages = "org.botarena.arena.cluster", importOptions = ImportOption.DoNotIncludeTests.class)
class ClusterArrowsTest {
    @ArchTest
    static final ArchRule onePackageKnowsSpark = noClasses()
            .that()
            .resideOutsideOfPackage("org.botarena.arena.cluster.spark..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.apache.spark..", "scala..");

    @ArchTest
    static final ArchRule nothingHereKnowsTheCommandLineOrTheLivePage = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.botarena.arena.cli..", "org.botarena.arena.serve..");

    @ArchTest
    static final ArchRule noPackageNeedsItselfThroughOthers =
            slices().matching("org.botarena.arena.cluster.(**)").should().beFreeOfCycles();
}
