package arbiter.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.kernel.Audience;
import arbiter.kernel.Event;
import arbiter.kernel.Line;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whatever can happen can be caused by people: no event is made by tests alone. */
class EventReachabilityTest {

    /** Made by nobody. */
    record Wished() implements Event<String> {

        @Override
        public void apply(String state) {}

        @Override
        public Line line(String state) {
            return Line.of("wished");
        }

        @Override
        public Audience audience(String state) {
            return Audience.EVERYONE;
        }

        /** Made by itself only, which nobody asks for. */
        Wished again() {
            return new Wished();
        }
    }

    /** Made by itself on somebody's behalf. */
    record Granted() implements Event<String> {

        static Granted to() {
            return new Granted();
        }

        @Override
        public void apply(String state) {}

        @Override
        public Line line(String state) {
            return Line.of("granted");
        }

        @Override
        public Audience audience(String state) {
            return Audience.EVERYONE;
        }
    }

    /** Somebody who makes one of the two. */
    private static final class Granting {

        static Event<String> grant() {
            return Granted.to();
        }
    }

    @Test
    void every_event_is_made_by_a_rule_or_an_edit() {
        JavaClasses all = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("arbiter");

        assertThat(events(all)).hasSizeGreaterThan(200);
        assertThat(unreachable(all)).isEmpty();
    }

    @Test
    void an_event_that_nobody_makes_is_found() {
        JavaClasses some = new ClassFileImporter().importClasses(Wished.class, Granted.class, Granting.class);

        assertThat(Granting.grant().line("").text()).isEqualTo("granted");
        assertThat(unreachable(some)).containsExactly(Wished.class.getName());
    }

    private static List<JavaClass> events(JavaClasses classes) {
        return classes.stream()
                .filter(type -> type.isAssignableTo(Event.class) && !type.isInterface())
                .toList();
    }

    private static List<String> unreachable(JavaClasses classes) {
        return events(classes).stream()
                .filter(event -> event.getConstructors().stream().noneMatch(made -> isUsed(event, made)))
                .map(JavaClass::getName)
                .sorted()
                .toList();
    }

    /** Called from elsewhere, or by another part of the event that is called from elsewhere. */
    private static boolean isUsed(JavaClass event, JavaCodeUnit part) {
        return uses(part).anyMatch(use -> !isPartOf(event, use.getOriginOwner()))
                || uses(part)
                        .map(JavaAccess::getOrigin)
                        .filter(origin -> !origin.equals(part))
                        .anyMatch(origin -> uses(origin).anyMatch(use -> !isPartOf(event, use.getOriginOwner())));
    }

    private static Stream<? extends JavaAccess<?>> uses(JavaCodeUnit part) {
        return part.getAccessesToSelf().stream();
    }

    private static boolean isPartOf(JavaClass event, JavaClass type) {
        return type.equals(event)
                || type.getEnclosingClass().filter(event::equals).isPresent();
    }
}
