package arbiter.content.json;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.Entry;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.util.Optional;

/** Writes entries as their id and reads them back from a catalogue. */
final class EntryModule extends SimpleModule {

    private static final long serialVersionUID = 1L;

    private final transient Optional<Catalogue> catalogue;

    private EntryModule(Optional<Catalogue> catalogue) {
        super("entries");
        this.catalogue = catalogue;
        addSerializer(Entry.class, new JsonSerializer<>() {
            @Override
            public void serialize(Entry entry, JsonGenerator json, SerializerProvider provider) throws IOException {
                json.writeString(entry.id());
            }
        });
        addKeySerializer(Entry.class, new JsonSerializer<>() {
            @Override
            public void serialize(Entry entry, JsonGenerator json, SerializerProvider provider) throws IOException {
                json.writeFieldName(entry.id());
            }
        });
    }

    static EntryModule writing() {
        return new EntryModule(Optional.empty());
    }

    static EntryModule of(Catalogue catalogue) {
        return new EntryModule(Optional.of(catalogue));
    }

    @Override
    public void setupModule(SetupContext context) {
        super.setupModule(context);
        context.addDeserializers(new Deserializers.Base() {
            @Override
            public JsonDeserializer<?> findBeanDeserializer(
                    JavaType type, DeserializationConfig config, BeanDescription description) {
                return type.isTypeOrSubTypeOf(Entry.class) ? new EntryById(entryType(type)) : null;
            }
        });
        context.addKeyDeserializers((type, config, description) ->
                type.isTypeOrSubTypeOf(Entry.class) ? new EntryByKey(entryType(type)) : null);
    }

    private static Class<? extends Entry> entryType(JavaType type) {
        return type.getRawClass().asSubclass(Entry.class);
    }

    private Entry entry(Class<? extends Entry> type, String id, JsonParser json) throws IOException {
        try {
            return catalogue
                    .orElseThrow(() -> new IllegalArgumentException("entries can only be read with a catalogue"))
                    .get(type, id);
        } catch (IllegalArgumentException refusal) {
            throw new JsonMappingException(json, refusal.getMessage(), refusal);
        }
    }

    private final class EntryById extends JsonDeserializer<Entry> {

        private final Class<? extends Entry> type;

        EntryById(Class<? extends Entry> type) {
            this.type = type;
        }

        @Override
        public Entry deserialize(JsonParser json, DeserializationContext context) throws IOException {
            if (!json.hasToken(JsonToken.VALUE_STRING)) {
                return (Entry) context.handleUnexpectedToken(type, json);
            }
            return entry(type, json.getText(), json);
        }
    }

    private final class EntryByKey extends KeyDeserializer {

        private final Class<? extends Entry> type;

        EntryByKey(Class<? extends Entry> type) {
            this.type = type;
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) throws IOException {
            return entry(type, key, context.getParser());
        }
    }
}
