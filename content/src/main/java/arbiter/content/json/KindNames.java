package arbiter.content.json;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.EnumWords;
import arbiter.content.yaml.Traits;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells Jackson the words we use: enums in kebab-case, and the {@code kind} of values whose field is a sealed
 * interface or a registered open one. Only types listed there can be read, whatever a text says.
 */
final class KindNames extends JacksonAnnotationIntrospector {

    private static final long serialVersionUID = 1L;
    private static final String KIND = "kind";

    private final transient Map<Class<?>, List<Class<?>>> open;

    KindNames() {
        this(Map.of());
    }

    private KindNames(Map<Class<?>, List<Class<?>>> open) {
        this.open = open;
    }

    KindNames and(Class<?> type, List<? extends Class<?>> kinds) {
        Map<Class<?>, List<Class<?>>> more = new HashMap<>(open);
        more.put(type, List.copyOf(kinds));
        return new KindNames(more);
    }

    /** The kinds of a sealed or registered interface by their words; empty for any other type. */
    Map<String, Class<?>> kindsOf(Class<?> type) {
        Map<String, Class<?>> kinds = new LinkedHashMap<>();
        if (!Entry.class.isAssignableFrom(type)) {
            open.getOrDefault(type, List.of()).forEach(kind -> add(kind, kinds));
            if (type.isSealed() && !type.getName().startsWith("java.")) {
                Arrays.stream(type.getPermittedSubclasses()).forEach(kind -> add(kind, kinds));
            }
        }
        return kinds;
    }

    @Override
    public JsonTypeInfo.Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated annotated) {
        return annotated instanceof AnnotatedClass type && saysItsKind(type.getRawType())
                ? JsonTypeInfo.Value.construct(
                        JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, KIND, null, false, true, null)
                : super.findPolymorphicTypeInfo(config, annotated);
    }

    @Override
    public List<NamedType> findSubtypes(Annotated annotated) {
        List<NamedType> types = new ArrayList<>();
        kindsOf(annotated.getRawType()).forEach((word, type) -> types.add(new NamedType(type, word)));
        return types;
    }

    @Override
    public String findTypeName(AnnotatedClass annotated) {
        return Traits.word(annotated.getRawType());
    }

    @Override
    public String[] findEnumValues(MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] names) {
        return Arrays.stream(constants).map(EnumWords::of).toArray(String[]::new);
    }

    @Override
    public Object findDeserializationConverter(Annotated annotated) {
        return annotated instanceof AnnotatedClass type && AfterReading.class.isAssignableFrom(type.getRawType())
                ? new AfterReadingConverter(type.getRawType())
                : super.findDeserializationConverter(annotated);
    }

    /** A value says its kind when it can stand where an interface is expected. */
    private boolean saysItsKind(Class<?> type) {
        return !kindsOf(type).isEmpty()
                || Arrays.stream(type.getInterfaces()).anyMatch(this::saysItsKind)
                || type.getSuperclass() != null && saysItsKind(type.getSuperclass());
    }

    private void add(Class<?> kind, Map<String, Class<?>> kinds) {
        Map<String, Class<?>> nested = kindsOf(kind);
        if (!nested.isEmpty()) {
            kinds.putAll(nested);
            return;
        }
        if (Arrays.stream(kind.getDeclaredFields())
                .anyMatch(field -> field.getName().equals(KIND))) {
            throw new IllegalArgumentException(kind.getName() + " cannot have a field named kind");
        }
        if (kinds.put(Traits.word(kind), kind) != null) {
            throw new IllegalArgumentException("two kinds are called '" + Traits.word(kind) + "'");
        }
    }
}
