package arbiter.cli.play;

import arbiter.interpreters.scripted.OptionWords;
import arbiter.interpreters.scripted.OptionWords.Meaning;
import arbiter.interpreters.scripted.TypedOptions;
import arbiter.kernel.Option;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;

/** Understands what players type as an answer: the number of an option, or its words. */
final class Answers {

    private Answers() {}

    /** The ids of the options meant; several where several are asked for. */
    static List<String> read(Request<?> request, String typed) {
        List<String> parts = switch (request.kind()) {
            case SOME, ORDER -> List.of(typed.split(typed.contains(";") ? "\\s*;\\s*" : "[\\s,]+"));
            default -> List.of(typed);
        };
        return parts.stream().map(part -> option(request, part).id()).toList();
    }

    /** One option by its number in the list or by its words. */
    static Option option(Request<?> request, String typed) {
        return numbered(request, typed).orElseGet(() -> inWords(request, typed));
    }

    private static Option inWords(Request<?> request, String typed) {
        Meaning<Option> meaning = OptionWords.read(request.options(), typed);
        if (meaning instanceof Meaning.One<Option> one && one.rest().isEmpty()) {
            return one.option();
        }
        if (meaning instanceof Meaning.Several<Option> several) {
            throw new Refused("'" + typed + "' may mean several things; say which:"
                    + TypedOptions.list(several.options(), request.options()));
        }
        return request.accept(typed);
    }

    /** Amounts are not numbered: there the number is the answer. */
    private static Optional<Option> numbered(Request<?> request, String typed) {
        if (request.kind() == Request.Kind.AMOUNT || !typed.matches("[1-9]\\d{0,5}")) {
            return Optional.empty();
        }
        int number = Integer.parseInt(typed);
        if (number <= request.options().size()) {
            return Optional.of(request.option(number - 1));
        }
        if (request.kind() == Request.Kind.PLACE) {
            return Optional.empty();
        }
        throw new Refused("there are options 1 to " + request.options().size() + ", not " + number);
    }
}
