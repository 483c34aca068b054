package arbiter.content.yaml;

import arbiter.content.ContentProblems;
import arbiter.content.Place;
import arbiter.content.Problems;
import arbiter.content.Words;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The keys a record expects, and how to make one from their values. */
final class RecordShape {

    /**
     * One component: its key in files, its type, the text that stands for it when the key is left out, whether files
     * give it even so, and the field that holds it. Accessors may say something else than the file did.
     */
    record Part(String key, Type type, Optional<String> otherwise, boolean always, Field field) {

        Object of(Object record) {
            try {
                return field.get(record);
            } catch (IllegalAccessException impossible) {
                throw new IllegalStateException("cannot read " + field, impossible);
            }
        }
    }

    private static final ClassValue<RecordShape> SHAPES = new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
            return new RecordShape(type);
        }
    };

    private final List<Part> parts;
    private final List<String> keys;
    private final Constructor<?> constructor;

    private RecordShape(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        parts = Arrays.stream(components).map(RecordShape::part).toList();
        keys = parts.stream().map(Part::key).toList();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            constructor = type.getDeclaredConstructor(types);
        } catch (NoSuchMethodException impossible) {
            throw new IllegalStateException("record without canonical constructor: " + type.getName(), impossible);
        }
        constructor.setAccessible(true);
    }

    static RecordShape of(Class<?> type) {
        return SHAPES.get(type);
    }

    List<Part> parts() {
        return parts;
    }

    List<String> keys() {
        return keys;
    }

    /** Makes the record; what its constructor refuses is reported at the place. */
    Optional<Object> construct(List<Object> values, Place place, Problems problems) {
        try {
            return Optional.of(constructor.newInstance(values.toArray()));
        } catch (InvocationTargetException refusal) {
            report(refusal.getCause(), place, problems);
            return Optional.empty();
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("cannot make a " + constructor.getDeclaringClass(), impossible);
        }
    }

    private void report(Throwable refusal, Place place, Problems problems) {
        if (refusal instanceof ContentProblems others) {
            problems.addAll(others);
        } else if (refusal instanceof IllegalArgumentException) {
            problems.add(place, String.valueOf(refusal.getMessage()));
        } else {
            throw new IllegalStateException(
                    "the constructor of " + constructor.getDeclaringClass() + " failed", refusal);
        }
    }

    private static Part part(RecordComponent component) {
        Key key = component.getAnnotation(Key.class);
        Default otherwise = component.getAnnotation(Default.class);
        return new Part(
                key == null ? Words.kebab(component.getName()) : key.value(),
                component.getGenericType(),
                Optional.ofNullable(otherwise).map(Default::value),
                otherwise != null && otherwise.written(),
                field(component));
    }

    private static Field field(RecordComponent component) {
        try {
            Field field = component.getDeclaringRecord().getDeclaredField(component.getName());
            field.setAccessible(true);
            return field;
        } catch (NoSuchFieldException impossible) {
            throw new IllegalStateException("record component without a field: " + component, impossible);
        }
    }
}
