package arbiter.interpreters.situation;

import arbiter.interpreters.preview.PathAnswers;
import arbiter.interpreters.scripted.AnswerLists;
import arbiter.interpreters.scripted.FollowingWords;
import arbiter.interpreters.scripted.ScriptBroken;
import arbiter.interpreters.scripted.Wording;
import arbiter.kernel.Option;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;

/**
 * What is left of a situation's answers at one moment: those of the command under way, those of the file, and words of
 * the command that its option does not have. A run and the odds take their answers from the same place. Never changes.
 */
record FileAnswers(AnswerLists command, AnswerLists file, FollowingWords words, Optional<Misunderstandings> lenient)
        implements PathAnswers {

    /** The answer of the file in the words of the table, if it has one. */
    @Override
    public Taken answer(Request<?> request) {
        String label = request.label();
        AnswerLists lists = command.knows(label) ? command : file;
        if (!lists.knows(label)) {
            return following(request);
        }
        Optional<String> next = lists.next(label);
        if (next.isEmpty() && request.quiet()) {
            return new Taken(Optional.empty(), this);
        }
        String said = next.orElseThrow(() -> new ScriptBroken("a choice is missing at '" + label
                + "': the situation has no more; with 'default' at the end of its list, the rest is by default"));
        AnswerLists rest = lists.used(label);
        FileAnswers after = command.knows(label)
                ? new FileAnswers(rest, file, words, lenient)
                : new FileAnswers(command, rest, words, lenient);
        List<String> options = said.equals(AnswerLists.DEFAULT) ? request.fallbackIds() : read(request, said);
        return new Taken(understood(request, said, options), after);
    }

    private Taken following(Request<?> request) {
        Optional<String> said = words.answer(request);
        if (said.isEmpty()) {
            return new Taken(Optional.empty(), this);
        }
        Optional<List<String>> options = understood(request, said.get(), List.of(said.get()));
        FollowingWords rest = options.isPresent() ? words.after(request, said.get()) : words;
        lenient.ifPresent(odds -> odds.left(rest.words()));
        return new Taken(options, new FileAnswers(command, file, rest, lenient));
    }

    /** The odds go ways that the file was not written for: where its words make no sense, the policy decides. */
    private Optional<List<String>> understood(Request<?> request, String said, List<String> options) {
        if (lenient.isEmpty()) {
            return Optional.of(options);
        }
        try {
            request.acceptAnswer(options);
            lenient.get().understood(request.label());
            return Optional.of(options);
        } catch (Refused refused) {
            lenient.get().misunderstood(request.label(), said, refused.getMessage());
            return Optional.empty();
        }
    }

    private static List<String> read(Request<?> request, String words) {
        List<String> parts = switch (request.kind()) {
            case SOME, ORDER -> List.of(words.split("\\s*;\\s*"));
            default -> List.of(words);
        };
        return parts.stream()
                .map(part -> Wording.option(request, part).map(Option::id).orElse(part))
                .toList();
    }
}
