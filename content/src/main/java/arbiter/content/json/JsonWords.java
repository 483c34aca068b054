package arbiter.content.json;

import arbiter.content.Nearest;
import arbiter.content.Place;
import arbiter.content.Problem;
import arbiter.content.Words;
import arbiter.content.yaml.EnumWords;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Says in plain words what is wrong with a JSON text. */
final class JsonWords {

    private final KindNames kinds;

    JsonWords(KindNames kinds) {
        this.kinds = kinds;
    }

    Problem problem(String file, JsonProcessingException refusal) {
        JsonLocation at = refusal.getLocation();
        Place place = at == null
                ? Place.startOf(file)
                : new Place(file, Math.max(1, at.getLineNr()), Math.max(1, at.getColumnNr()));
        return place.problem(message(refusal));
    }

    private String message(JsonProcessingException refusal) {
        if (refusal instanceof StreamConstraintsException) {
            return "the text is too long, nested too deeply, or has a number that is too long";
        }
        if (refusal instanceof StreamReadException) {
            return "this is not JSON: " + beginning(refusal.getOriginalMessage());
        }
        if (refusal instanceof UnrecognizedPropertyException unknown) {
            List<String> known =
                    unknown.getKnownPropertyIds().stream().map(String::valueOf).toList();
            return Nearest.unknown("key", unknown.getPropertyName(), known);
        }
        if (refusal instanceof InvalidTypeIdException kind) {
            return unknownKind(kind);
        }
        if (refusal.getCause() instanceof IllegalArgumentException cause) {
            return String.valueOf(cause.getMessage());
        }
        return refusal instanceof MismatchedInputException mismatch ? mismatch(mismatch) : "this cannot be read";
    }

    private String unknownKind(InvalidTypeIdException refusal) {
        Class<?> base = refusal.getBaseType().getRawClass();
        return Optional.ofNullable(refusal.getTypeId())
                .map(word -> Nearest.unknown(
                        Words.noun(base), word, kinds.kindsOf(base).keySet()))
                .orElse("the key 'kind' is missing");
    }

    private static String mismatch(MismatchedInputException mismatch) {
        if (mismatch.getOriginalMessage().startsWith("Trailing token")) {
            return "the text goes on after its end";
        }
        Class<?> wanted =
                Optional.<Class<?>>ofNullable(mismatch.getTargetType()).orElse(Object.class);
        String where = mismatch.getPath().isEmpty() ? "" : " for " + key(mismatch);
        if (wanted.isEnum() && mismatch instanceof InvalidFormatException format) {
            return Nearest.unknown(Words.noun(wanted), String.valueOf(format.getValue()), EnumWords.all(wanted));
        }
        return "expected " + noun(wanted) + where;
    }

    private static String noun(Class<?> wanted) {
        if (wanted == Object.class) {
            return "one value";
        }
        if (wanted == String.class) {
            return "a text";
        }
        if (wanted == boolean.class || wanted == Boolean.class) {
            return "true or false";
        }
        if (wanted.isPrimitive() || Number.class.isAssignableFrom(wanted)) {
            return wanted == double.class || wanted == Double.class ? "a number" : "a whole number";
        }
        if (wanted.isArray() || Collection.class.isAssignableFrom(wanted)) {
            return "a list";
        }
        return Words.a(Words.noun(wanted));
    }

    private static String key(MismatchedInputException mismatch) {
        StringBuilder path = new StringBuilder();
        mismatch.getPath().forEach(step -> {
            if (step.getFieldName() == null) {
                path.append('[').append(step.getIndex()).append(']');
            } else {
                path.append(path.isEmpty() ? "" : ".").append(step.getFieldName());
            }
        });
        return Words.quote(path.toString());
    }

    /** Up to where Jackson begins to list what it would have accepted. */
    private static String beginning(String message) {
        return message.split(" ?[(:\n]", 2)[0];
    }
}
