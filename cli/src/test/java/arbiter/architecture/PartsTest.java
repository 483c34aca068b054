package arbiter.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.tabletop.unit.MadeOfParts;
import arbiter.tabletop.unit.Part;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Units and tables are made of parts, and only the chapter of a part writes it. */
class PartsTest {

    private static final int MOST_FILES = 60;

    private static final JavaClasses GAMES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("arbiter.games");

    @Test
    void parts_are_records_or_compared_like_records() {
        assertThat(parts()).isNotEmpty().allMatch(part -> part.isRecord() || remembersWhatItWorkedOut(part));
    }

    /** A part that keeps what it has worked out cannot be a record; it is final and has an equality of its own. */
    private static boolean remembersWhatItWorkedOut(JavaClass part) {
        return part.getModifiers().contains(JavaModifier.FINAL)
                && part.tryGetMethod("equals", Object.class).isPresent()
                && part.tryGetMethod("hashCode").isPresent();
    }

    /** A field that only holds a part at hand is taken from the row, so it is not saved. */
    @Test
    void what_is_made_of_parts_has_no_fields_of_its_own() {
        Stream<String> fields = GAMES.stream()
                .filter(type -> type.isAssignableTo(MadeOfParts.class))
                .flatMap(type -> type.getFields().stream())
                .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                .filter(field -> !field.getModifiers().contains(JavaModifier.TRANSIENT))
                .map(field -> field.getFullName());

        assertThat(fields).isEmpty();
    }

    @Test
    void only_its_chapter_makes_and_sets_a_part() {
        List<String> foreign = new ArrayList<>();
        int sets = 0;
        for (JavaClass user : GAMES) {
            if (user.isAssignableTo(MadeOfParts.class)) { // the constructor puts the first ones together
                continue;
            }
            for (var call : user.getMethodCallsFromSelf()) {
                if (call.getName().equals("set") && call.getTargetOwner().isAssignableTo(MadeOfParts.class)) {
                    sets++;
                    check(user, call.getTarget().getRawParameterTypes().get(0), call, foreign);
                }
            }
            for (var call : user.getConstructorCallsFromSelf()) {
                if (call.getTargetOwner().isAssignableTo(Part.class)) {
                    check(user, call.getTargetOwner(), call, foreign);
                }
            }
        }
        assertThat(foreign).isEmpty();
        assertThat(sets).isGreaterThan(100);
    }

    @Test
    void no_package_of_a_game_is_crowded() {
        Map<String, Integer> files = new TreeMap<>();
        for (JavaClass type : GAMES) {
            if (!type.getName().contains("$")) {
                files.merge(type.getPackageName(), 1, Integer::sum);
            }
        }
        assertThat(files)
                .isNotEmpty()
                .allSatisfy((name, count) -> assertThat(count).as(name).isLessThanOrEqualTo(MOST_FILES));
    }

    private static List<JavaClass> parts() {
        return GAMES.stream()
                .filter(type -> type.isAssignableTo(Part.class) && !type.isInterface())
                .toList();
    }

    /** A game's own package sets tables up, so it may write anything. */
    private static void check(JavaClass user, JavaClass part, JavaAccess<?> call, List<String> foreign) {
        String[] names = user.getPackageName().split("\\.");
        boolean setsUp = names.length == 3;
        if (!setsUp && !user.getPackageName().equals(part.getPackageName())) {
            foreign.add(call.getDescription());
        }
    }
}
