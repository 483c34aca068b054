package arbiter.cli;

import arbiter.interpreters.preview.Policy;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Who answers the choices that come up inside a command. */
enum ChoicesMade {
    /** The file, and each request's default where the file says nothing. */
    DEFAULT,
    /** Everybody plays their best. */
    BEST,
    /** Whatever can be declined is. */
    NONE;

    Policy policy() {
        return Policy.valueOf(name());
    }

    /** Reads the word that people write. */
    static final class Reading implements ITypeConverter<ChoicesMade> {

        @Override
        public ChoicesMade convert(String word) {
            return switch (word) {
                case "default" -> DEFAULT;
                case "best" -> BEST;
                case "none" -> NONE;
                default -> throw new TypeConversionException("it is default, best or none, not '" + word + "'");
            };
        }
    }
}
