package arbiter.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.kernel.Event;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The plan of the house, kept true: which module may see which, and what rules may not touch. */
class ArchitectureTest {

    /** The packages of a game that are not chapters of its rules, beside the game's own package. */
    private static final Set<String> BESIDE_RULES = Set.of("setup", "sheet", "opponent", "view");

    private static final DescribedPredicate<JavaClass> CHAPTERS = new DescribedPredicate<>("chapters of a game") {
        @Override
        public boolean test(JavaClass one) {
            String[] names = one.getPackageName().split("\\.");
            return names.length > 3 && names[1].equals("games") && !BESIDE_RULES.contains(names[3]);
        }
    };

    private static final DescribedPredicate<JavaClass> RULES = CHAPTERS.or(
                    JavaClass.Predicates.resideInAPackage("arbiter.kernel.."))
            .as("rules");

    private static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("arbiter");

    @Test
    void modules_see_only_those_above_them() {
        sees("arbiter.dice..");
        sees("arbiter.kernel..", "arbiter.dice..");
        sees("arbiter.space..");
        sees("arbiter.content..");
        sees("arbiter.rulebook..", "arbiter.dice..", "arbiter.kernel..", "arbiter.content..");
        sees(
                "arbiter.tabletop..",
                "arbiter.dice..",
                "arbiter.kernel..",
                "arbiter.space..",
                "arbiter.content..",
                "arbiter.rulebook..");
        sees("arbiter.interpreters..", "arbiter.dice..", "arbiter.kernel..", "arbiter.content..", "arbiter.rulebook..");
        sees(
                "arbiter.games..",
                "arbiter.dice..",
                "arbiter.kernel..",
                "arbiter.space..",
                "arbiter.content..",
                "arbiter.rulebook..",
                "arbiter.tabletop..");
        sees(
                "arbiter.lab..",
                "arbiter.dice..",
                "arbiter.kernel..",
                "arbiter.content..",
                "arbiter.rulebook..",
                "arbiter.tabletop..",
                "arbiter.interpreters..");
        sees(
                "arbiter.server..",
                "arbiter.dice..",
                "arbiter.kernel..",
                "arbiter.content..",
                "arbiter.rulebook..",
                "arbiter.interpreters..",
                "arbiter.lab..");
    }

    @Test
    void tables_know_no_http_and_the_store_knows_no_tables() {
        sees("arbiter.server.shared..", "arbiter.content..");
        sees("arbiter.server.store..", "arbiter.server.shared..");
        sees(
                "arbiter.server.table..",
                "arbiter.server.store..",
                "arbiter.server.shared..",
                "arbiter.dice..",
                "arbiter.kernel..",
                "arbiter.content..",
                "arbiter.rulebook..",
                "arbiter.interpreters..",
                "arbiter.lab.agent..");
        sees(
                "arbiter.server.lab..",
                "arbiter.server.table..",
                "arbiter.server.store..",
                "arbiter.server.shared..",
                "arbiter.kernel..",
                "arbiter.content..",
                "arbiter.rulebook..",
                "arbiter.interpreters..",
                "arbiter.lab..");
    }

    @Test
    void spark_is_for_those_who_ask_for_it() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("arbiter.lab.spark..", "org.apache.spark..", "scala..")
                .check(ALL);
        assertThatThrownBy(() -> Class.forName("org.apache.spark.SparkContext"))
                .isInstanceOf(ClassNotFoundException.class);
    }

    @Test
    void games_do_not_see_each_other() {
        slices().matching("arbiter.games.(*)..").should().notDependOnEachOther().check(ALL);
    }

    @Test
    void packages_of_a_module_do_not_go_in_circles_over_modules() {
        slices().matching("arbiter.(*)..").should().beFreeOfCycles().check(ALL);
    }

    @Test
    void rules_use_no_random_source_but_draw() {
        rulesDoNotUse("java.util.Random", "java.util.SplittableRandom", "java.security.SecureRandom");
        rulesDoNotUse("java.util.concurrent.ThreadLocalRandom", "java.util.UUID", "arbiter.dice.RandomStream");
        rulesDoNotCall("random", "java.lang.Math");
    }

    @Test
    void rules_use_no_clock_no_threads_no_files() {
        noClasses()
                .that(RULES)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.time..", "java.io..", "java.nio..", "java.net..", "java.util.concurrent..")
                .check(ALL);
        rulesDoNotUse("java.lang.Thread", "java.util.Timer");
        rulesDoNotCall("currentTimeMillis", "java.lang.System");
        rulesDoNotCall("nanoTime", "java.lang.System");
    }

    @Test
    void rules_iterate_over_nothing_unordered() {
        rulesDoNotUse("java.util.HashMap", "java.util.HashSet", "java.util.Hashtable");
        rulesDoNotUse("java.util.IdentityHashMap", "java.util.WeakHashMap");
        rulesDoNotCall("identityHashCode", "java.lang.System");
        rulesDoNotCall("toSet", "java.util.stream.Collectors");
        rulesDoNotCall("toMap", "java.util.stream.Collectors");
        rulesDoNotCall("groupingBy", "java.util.stream.Collectors");
        rulesDoNotCall("parallel", "java.util.stream.BaseStream");
        rulesDoNotCall("parallelStream", "java.util.Collection");
        noClasses()
                .that(CHAPTERS)
                .should()
                .callMethodWhere(callsOf("of", "java.util.Set"))
                .orShould()
                .callMethodWhere(callsOf("copyOf", "java.util.Set"))
                .orShould()
                .callMethodWhere(callsOf("of", "java.util.Map"))
                .orShould()
                .callMethodWhere(callsOf("copyOf", "java.util.Map"))
                .check(ALL);
    }

    @Test
    void events_are_records() {
        classes()
                .that()
                .implement(Event.class)
                .and()
                .areNotInterfaces()
                .should()
                .beRecords()
                .check(ALL);
    }

    @Test
    void nothing_reads_java_serialisation_and_only_the_command_line_and_contracts_print() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.io.ObjectInputStream")
                .check(ALL);
        noClasses()
                .that()
                .resideOutsideOfPackages("arbiter.cli..", "arbiter.testkit..")
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .callMethod(System.class, "exit", int.class)
                .check(ALL);
    }

    @Test
    void names_say_what_a_thing_is() {
        noClasses()
                .should()
                .haveNameMatching(".*\\.([A-Za-z]*(Manager|Helper|Utils?|Impl|Info|Data)|Abstract[A-Z][A-Za-z]*)$")
                .check(ALL);
    }

    private static void sees(String module, String... above) {
        String[] allowed = Arrays.copyOf(above, above.length + 1);
        allowed[above.length] = module;
        noClasses()
                .that()
                .resideInAPackage(module)
                .should()
                .dependOnClassesThat(new DescribedPredicate<>("are of arbiter but not of " + List.of(allowed)) {
                    @Override
                    public boolean test(JavaClass seen) {
                        return seen.getPackageName().startsWith("arbiter.") && !within(seen.getPackageName(), allowed);
                    }
                })
                .check(ALL);
    }

    private static boolean within(String name, String[] packages) {
        for (String one : packages) {
            if ((name + ".").startsWith(one.substring(0, one.length() - 1))) {
                return true;
            }
        }
        return false;
    }

    private static void rulesDoNotUse(String... types) {
        for (String type : types) {
            noClasses()
                    .that(RULES)
                    .should()
                    .dependOnClassesThat()
                    .haveFullyQualifiedName(type)
                    .check(ALL);
        }
    }

    private static void rulesDoNotCall(String method, String owner) {
        noClasses().that(RULES).should().callMethodWhere(calls(method, owner)).check(ALL);
    }

    /** Of that very type; an EnumSet, say, is a Set with an order. */
    private static DescribedPredicate<JavaCall<?>> callsOf(String method, String owner) {
        return new DescribedPredicate<>(owner + "." + method) {
            @Override
            public boolean test(JavaCall<?> call) {
                return call.getName().equals(method)
                        && call.getTargetOwner().getName().equals(owner);
            }
        };
    }

    private static DescribedPredicate<JavaCall<?>> calls(String method, String owner) {
        return new DescribedPredicate<>(owner + "." + method) {
            @Override
            public boolean test(JavaCall<?> call) {
                return call.getName().equals(method) && call.getTargetOwner().isAssignableTo(owner);
            }
        };
    }
}
