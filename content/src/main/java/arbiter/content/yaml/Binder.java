package arbiter.content.yaml;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.Words;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Turns nodes into Java values of a wanted type and reports everything that does not fit. Knows records, sealed
 * interfaces, enums, lists, sets, maps, optionals, texts and numbers; a game adds its own traits, notations and
 * references.
 */
public final class Binder {

    /** How values of a type are read from a text and written as one. */
    private record Notation<T>(Class<T> type, Function<String, T> read, Function<T, String> write) {

        String written(Object value) {
            return write.apply(type.cast(value));
        }
    }

    private final Map<Class<?>, Notation<?>> notations;
    private final Map<Class<?>, Traits<?>> traits;
    private final References references;
    /** Keys beside the value itself, for somebody else. */
    private final Set<String> beside;

    private Binder(
            Map<Class<?>, Notation<?>> notations,
            Map<Class<?>, Traits<?>> traits,
            References references,
            Set<String> beside) {
        this.notations = notations;
        this.traits = traits;
        this.references = references;
        this.beside = beside;
    }

    /** A binder without traits, notations or references. */
    public static Binder plain() {
        return new Binder(Map.of(), Map.of(), References.none(), Set.of());
    }

    /**
     * Also reads this type from a text, and writes it as its {@code toString} does; an IllegalArgumentException of the
     * parser is reported where the text stands.
     */
    public <T> Binder with(Class<T> type, Function<String, T> notation) {
        return with(type, notation, T::toString);
    }

    /** The same for a type that files write differently from how it is shown to people. */
    public <T> Binder with(Class<T> type, Function<String, T> read, Function<T, String> write) {
        Map<Class<?>, Notation<?>> more = new HashMap<>(notations);
        more.put(type, new Notation<>(type, read, write));
        return new Binder(more, traits, references, beside);
    }

    /** Also reads these traits by name. */
    public Binder with(Traits<?> known) {
        Map<Class<?>, Traits<?>> more = new HashMap<>(traits);
        more.put(known.type(), known);
        return new Binder(notations, more, references, beside);
    }

    /** Looks up what is named by id there. */
    public Binder with(References lookup) {
        return new Binder(notations, traits, lookup, beside);
    }

    /** Passes over that key at the top of what is read in full: it stands there for somebody else. */
    public Binder beside(String key) {
        Set<String> more = new HashSet<>(beside);
        more.add(key);
        return new Binder(notations, traits, references, more);
    }

    /** The whole file as one value. */
    public <T> T read(Source source, Class<T> type) {
        Problems problems = new Problems();
        Optional<T> value = bind(Yaml.read(source, problems), type, problems);
        problems.throwIfAny();
        return value.orElseThrow();
    }

    /** The node as a value of this type. */
    public <T> T bind(Node node, Class<T> type) {
        Problems problems = new Problems();
        Optional<T> value = bind(node, type, problems);
        problems.throwIfAny();
        return value.orElseThrow();
    }

    /** The node as a value of this type; empty after reporting why not. */
    @SuppressWarnings("unchecked")
    public <T> Optional<T> bind(Node node, Class<T> type, Problems problems) {
        return (Optional<T>) bindAs(node, type, problems);
    }

    /** The node spelled out as a value of this type, also where such values are otherwise named by id. */
    @SuppressWarnings("unchecked")
    public <T> Optional<T> bindInFull(Node node, Class<T> type, Problems problems) {
        return (Optional<T>) bindSingle(node.without(beside), type, problems);
    }

    /** The value as the text of a file that reads back as the same value; what a file may leave out is left out. */
    public <T> String write(T value, Class<? super T> type) {
        NodeMaker maker = new NodeMaker(this);
        return new NodePrinter(maker::isSpread).print(maker.inFull(value, type));
    }

    /**
     * The text of the file, changed so that it reads as the value. Only what has changed is written anew: comments,
     * order and layout stay as they are.
     */
    public <T> String edit(Source file, T value, Class<? super T> type) {
        Object before = readInFull(file, type);
        String edited = new TextEditor(this, type).edit(file.read(), before, value);
        return readInFull(Source.text(file.name(), edited), type).equals(value) ? edited : write(value, type);
    }

    private <T> T readInFull(Source file, Class<T> type) {
        Problems problems = new Problems();
        Optional<T> value = bindInFull(Yaml.read(file, problems), type, problems);
        problems.throwIfAny();
        return value.orElseThrow();
    }

    boolean hasNotation(Class<?> type) {
        return notations.containsKey(type);
    }

    String notated(Object value, Class<?> type) {
        return notations.get(type).written(value);
    }

    /** The traits by which a type is read, if it is read by name. */
    Optional<Traits<?>> traits(Class<?> type) {
        if (traits.containsKey(type)) {
            return Optional.of(traits.get(type));
        }
        return type.isSealed() && !type.isRecord() && !type.isEnum()
                ? Optional.of(Traits.sealed(type))
                : Optional.empty();
    }

    References references() {
        return references;
    }

    Optional<Object> bindAs(Node node, Type type, Problems problems) {
        if (type == Node.class) {
            return Optional.of(node);
        }
        if (Containers.isContainer(type)) {
            return new Containers(this, problems).bind(node, type);
        }
        if (node instanceof Node.Text text && text.isBlank()) {
            problems.add(node.place(), "the value is missing; give one or leave the key out");
            return Optional.empty();
        }
        if (references.covers(type)) {
            return references.find(node, type, problems);
        }
        if (type instanceof Class<?> single) {
            return bindSingle(node, single, problems);
        }
        throw unsupported(type);
    }

    private Optional<Object> bindSingle(Node node, Class<?> type, Problems problems) {
        if (notations.containsKey(type)) {
            return bindNotation(node, type, problems);
        }
        if (traits.containsKey(type)) {
            return new TraitBinding(this, traits.get(type), problems).bind(node);
        }
        Optional<Scalars.Reading> scalar = Scalars.reading(type);
        if (scalar.isPresent()) {
            return bindScalar(node, scalar.get(), problems);
        }
        if (type.isEnum()) {
            return bindEnum(node, type, problems);
        }
        if (type.isRecord()) {
            return new RecordBinding(this, type, problems).bind(node);
        }
        if (type.isSealed()) {
            return new TraitBinding(this, Traits.sealed(type), problems).bind(node);
        }
        throw unsupported(type);
    }

    private Optional<Object> bindNotation(Node node, Class<?> type, Problems problems) {
        if (!(node instanceof Node.Text text)) {
            return notA(Words.a(Words.noun(type)), node, problems);
        }
        try {
            return Optional.of(notations.get(type).read().apply(text.value()));
        } catch (IllegalArgumentException refusal) {
            problems.add(node.place(), String.valueOf(refusal.getMessage()));
            return Optional.empty();
        }
    }

    private static Optional<Object> bindScalar(Node node, Scalars.Reading scalar, Problems problems) {
        Optional<?> value = node instanceof Node.Text text ? scalar.parse().apply(text) : Optional.empty();
        return value.isPresent() ? value.map(found -> found) : notA(scalar.noun(), node, problems);
    }

    private static Optional<Object> bindEnum(Node node, Class<?> type, Problems problems) {
        if (!(node instanceof Node.Text text)) {
            return notA(Words.a(Words.noun(type)), node, problems);
        }
        Optional<Object> constant = EnumWords.find(type, text.value());
        if (constant.isEmpty()) {
            problems.add(
                    node.place(),
                    Nearest.unknown(
                            Words.noun(type), text.value(), EnumWords.of(type).keySet()));
        }
        return constant;
    }

    static Optional<Object> notA(String noun, Node node, Problems problems) {
        problems.add(node.place(), "expected " + noun + ", found " + node.described());
        return Optional.empty();
    }

    private static IllegalArgumentException unsupported(Type type) {
        return new IllegalArgumentException("values of " + type.getTypeName() + " cannot be read from files");
    }
}
