package arbiter.games.capital.state;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.Tables;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every field of a combat, however deep, is copied, put back and compared. */
class EveryFieldTest {

    /** Never changed by events: copies share them, and putting a table back leaves them alone. */
    private static final List<String> FIXED =
            List.of("LivingUnit.id", "LivingUnit.name", "LivingUnit.side", "LivingUnit.profile", "CapitalState.rules");

    /** The way to a field: from the state, or from its first combatant, into groups of fields of our own. */
    record Way(boolean ofCombatant, List<Field> steps) {

        Object owner(CapitalState state) {
            Object at = ofCombatant ? state.combatants().get(0) : state;
            for (Field step : steps.subList(0, steps.size() - 1)) {
                at = read(step, at);
            }
            return at;
        }

        Field field() {
            return steps.get(steps.size() - 1);
        }

        @Override
        public String toString() {
            return field().getDeclaringClass().getSimpleName() + "." + field().getName();
        }
    }

    static List<Way> fields() {
        List<Way> ways = new ArrayList<>();
        collect(CapitalState.class, false, List.of(), ways);
        collect(Combatant.class, true, List.of(), ways);
        return ways;
    }

    private static void collect(Class<?> type, boolean ofCombatant, List<Field> before, List<Way> ways) {
        if (type.getSuperclass() != Object.class) {
            collect(type.getSuperclass(), ofCombatant, before, ways);
        }
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                field.setAccessible(true);
                List<Field> steps = new ArrayList<>(before);
                steps.add(field);
                if (isGroup(field.getType())) {
                    collect(field.getType(), ofCombatant, steps, ways);
                } else {
                    ways.add(new Way(ofCombatant, steps));
                }
            }
        }
    }

    /** A class of mutable fields beside the state. */
    private static boolean isGroup(Class<?> type) {
        return type.getPackage() == Combatant.class.getPackage()
                && !type.isEnum()
                && !type.isRecord()
                && !type.isInterface();
    }

    @ParameterizedTest
    @MethodSource("fields")
    void a_change_to_a_field_is_seen_copied_and_undone(Way way) {
        CapitalState state = Tables.two();
        CapitalState before = state.copy();
        Object owner = way.owner(state);
        Optional<Object> changed = other(read(way.field(), owner));
        if (changed.isEmpty() || FIXED.contains(way.toString())) {
            return;
        }
        write(way.field(), owner, own(changed.get()));

        assertThat(state).as("compared").isNotEqualTo(before);
        CapitalState copy = state.copy();
        assertThat(same(read(way.field(), way.owner(copy)), changed.get()))
                .as("copied")
                .isTrue();
        assertThat(copy).isEqualTo(state).hasSameHashCodeAs(state);
        state.restore(before);
        assertThat(state).as("restored").isEqualTo(before).hasSameHashCodeAs(before);
        assertThat(same(read(way.field(), way.owner(state)), changed.get()))
                .as("restored")
                .isFalse();
    }

    @ParameterizedTest
    @MethodSource("fields")
    void arrays_are_not_shared_with_copies(Way way) {
        CapitalState state = Tables.two();
        Object value = read(way.field(), way.owner(state));
        if (value != null && value.getClass().isArray() && Array.getLength(value) > 0) {
            assertThat(read(way.field(), way.owner(state.copy()))).isNotSameAs(value);
        }
    }

    /** Some other value of the same kind; none where the test has no idea of one. */
    private static Optional<Object> other(Object value) {
        if (value instanceof Integer number) {
            return Optional.of(number + 1);
        }
        if (value instanceof Long number) {
            return Optional.of(number + 1);
        }
        if (value instanceof Boolean flag) {
            return Optional.of(!flag);
        }
        if (value instanceof Enum<?> constant) {
            Object[] constants = constant.getDeclaringClass().getEnumConstants();
            return Optional.of(constants[(constant.ordinal() + 1) % constants.length]);
        }
        if (value != null && value.getClass().isArray() && Array.getLength(value) > 0) {
            return otherArray(value);
        }
        return Optional.empty();
    }

    /** Arrays as arrays of their own, since putting back may write into them. */
    private static Object own(Object value) {
        if (!value.getClass().isArray()) {
            return value;
        }
        int length = Array.getLength(value);
        Object copy = Array.newInstance(value.getClass().getComponentType(), length);
        for (int i = 0; i < length; i++) {
            Array.set(copy, i, Array.get(value, i));
        }
        return copy;
    }

    private static Optional<Object> otherArray(Object array) {
        Object copy = own(array);
        Optional<Object> first = other(Array.get(array, 0));
        first.ifPresent(changed -> Array.set(copy, 0, changed));
        return first.map(changed -> copy);
    }

    private static boolean same(Object one, Object other) {
        return Arrays.deepEquals(new Object[] {one}, new Object[] {other});
    }

    private static Object read(Field field, Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static void write(Field field, Object owner, Object value) {
        try {
            field.set(owner, value);
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
