package arbiter.lab.spark;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** This module sees the lab and nothing else of Arbiter, and nothing else sees Spark. */
class SparkArchitectureTest {

    private static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("arbiter");

    @Test
    void it_deals_out_fights_and_knows_no_rules() {
        noClasses()
                .that()
                .resideInAPackage("arbiter.lab.spark..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "arbiter.games..",
                        "arbiter.rulebook..",
                        "arbiter.tabletop..",
                        "arbiter.interpreters..",
                        "arbiter.content..")
                .check(ALL);
    }

    @Test
    void nothing_else_sees_spark() {
        noClasses()
                .that()
                .resideOutsideOfPackage("arbiter.lab.spark..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.apache.spark..", "scala..", "org.apache.hadoop..")
                .check(ALL);
    }
}
