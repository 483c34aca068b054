package arbiter.content.json;

import arbiter.content.ContentProblems;
import arbiter.content.catalogue.Catalogue;
import arbiter.content.yaml.Source;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter.NopIndenter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.core.util.Separators.Spacing;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.ConstructorDetector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Writes and reads JSON for saved games, journals, the command line and the network. Fields are taken as they are
 * declared, whatever their visibility (but not {@code transient} or {@code final} ones of classes); enums are words in
 * kebab-case; sealed interfaces say which record they are under {@code kind}; entries are written as their id.
 */
public final class Json {

    private static final int MAX_DEPTH = 200;
    private static final int MAX_TEXT = 1 << 20;
    private static final int MAX_DIGITS = 100;
    private static final long MAX_LENGTH = 64L << 20;

    private static final PrettyPrinter LINES = new DefaultPrettyPrinter(Separators.createDefaultInstance()
                    .withObjectFieldValueSpacing(Spacing.AFTER)
                    .withArrayValueSpacing(Spacing.AFTER)
                    .withObjectEmptySeparator("")
                    .withArrayEmptySeparator(""))
            .withObjectIndenter(new DefaultIndenter("  ", "\n"))
            .withArrayIndenter(new NopIndenter());

    private static final Json PLAIN = new Json(EntryModule.writing(), new KindNames());

    private final EntryModule entries;
    private final KindNames kinds;
    private final JsonMapper mapper;

    private Json(EntryModule entries, KindNames kinds) {
        this(entries, kinds, mapper(entries, kinds));
    }

    private Json(EntryModule entries, KindNames kinds, JsonMapper mapper) {
        this.entries = entries;
        this.kinds = kinds;
        this.mapper = mapper;
    }

    /** Without a catalogue: entries can be written, but not read. */
    public static Json plain() {
        return PLAIN;
    }

    /** Like {@link #plain}, but the key of an empty optional is left out. */
    public static Json sparse() {
        return Sparse.JSON;
    }

    /** Made only when it is asked for, because a mapper takes a while. */
    private static final class Sparse {
        private static final Json JSON = new Json(
                PLAIN.entries,
                PLAIN.kinds,
                PLAIN.mapper
                        .rebuild()
                        .defaultPropertyInclusion(JsonInclude.Value.construct(
                                JsonInclude.Include.NON_ABSENT, JsonInclude.Include.NON_ABSENT))
                        .build());
    }

    /** Entries are read back from this catalogue. */
    public static Json with(Catalogue catalogue) {
        return new Json(EntryModule.of(catalogue), new KindNames());
    }

    /** Also reads and writes an open interface that these types implement; each is named under {@code kind}. */
    public <T> Json kinds(Class<T> open, List<Class<? extends T>> types) {
        return new Json(entries, kinds.and(open, types));
    }

    /** In one line. */
    public String write(Object value) {
        return write(mapper.writer(), value);
    }

    /** In lines for people, with short lists in one line. */
    public String readable(Object value) {
        return write(mapper.writer(LINES), value);
    }

    public JsonNode tree(Object value) {
        return mapper.valueToTree(value);
    }

    public <T> T read(String text, Class<T> type) {
        return read("json", text, type);
    }

    /** From a part of something that has been read already. */
    public <T> T read(JsonNode tree, Class<T> type) {
        try {
            return mapper.treeToValue(tree, type);
        } catch (JsonProcessingException refusal) {
            throw ContentProblems.of(new JsonWords(kinds).problem("json", refusal));
        }
    }

    public <T> T read(Source source, Class<T> type) {
        return read(source.name(), source.read(), type);
    }

    private <T> T read(String name, String text, Class<T> type) {
        try {
            return mapper.readValue(text, type);
        } catch (JsonProcessingException refusal) {
            throw ContentProblems.of(new JsonWords(kinds).problem(name, refusal));
        }
    }

    private static String write(ObjectWriter writer, Object value) {
        try {
            return writer.writeValueAsString(value);
        } catch (JsonProcessingException mistake) {
            throw new IllegalArgumentException(mistake.getOriginalMessage(), mistake);
        }
    }

    private static JsonMapper mapper(EntryModule entries, KindNames kinds) {
        StreamReadConstraints limits = StreamReadConstraints.builder()
                .maxNestingDepth(MAX_DEPTH)
                .maxStringLength(MAX_TEXT)
                .maxNumberLength(MAX_DIGITS)
                .maxDocumentLength(MAX_LENGTH)
                .build();
        return JsonMapper.builder(
                        JsonFactory.builder().streamReadConstraints(limits).build())
                .addModule(new Jdk8Module())
                .addModule(entries)
                .addModule(new SimpleModule().addAbstractTypeMapping(Set.class, LinkedHashSet.class))
                .annotationIntrospector(kinds)
                .visibility(PropertyAccessor.ALL, Visibility.NONE)
                .visibility(PropertyAccessor.FIELD, Visibility.ANY)
                .visibility(PropertyAccessor.CREATOR, Visibility.ANY)
                .constructorDetector(ConstructorDetector.EXPLICIT_ONLY)
                .disable(
                        MapperFeature.ALLOW_FINAL_FIELDS_AS_MUTATORS,
                        MapperFeature.USE_GETTERS_AS_SETTERS,
                        MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
                .enable(
                        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                        DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                        DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                        DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS,
                        DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build();
    }
}
