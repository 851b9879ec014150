package org.botarena.arena.cluster;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Only one package uses Spark, so that the transport could be replaced. */
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
