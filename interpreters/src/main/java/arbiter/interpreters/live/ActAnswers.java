package arbiter.interpreters.live;

import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.Viewer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What somebody said beforehand to the questions of one act: option ids under {@code unit/label}, or under the label
 * alone for every unit they decide for, or {@code unit/*} for whatever else is asked but a turn's action; {@code default} is what is suggested there each time, {@code pass} lets it pass.
 * Another's questions are never answered by it, and nothing is spent on what is of no use when it is asked.
 */
public record ActAnswers(Viewer by, Map<String, String> answers) {

    /** Instead of an id: the default, whatever it is. */
    static final String SUGGESTED = "default";

    /** Instead of an id: whatever lets the moment pass. */
    static final String PASSING = "pass";

    public static final ActAnswers NONE = new ActAnswers(Viewer.SPECTATOR, Map.of());

    public ActAnswers {
        answers = Map.copyOf(answers);
    }

    public boolean isEmpty() {
        return answers.isEmpty();
    }

    /** The answer to that request, where there is one and it is offered. */
    public <O extends Option> Optional<O> to(Request<O> request) {
        return isEmpty() || !by.answersFor(request.decider())
                ? Optional.empty()
                : id(request).flatMap(wanted -> option(request, wanted));
    }

    private static <O extends Option> Optional<O> option(Request<O> request, String wanted) {
        Optional<O> named = request.options().stream()
                .filter(option -> option.id().equals(wanted))
                .findFirst();
        Optional<O> meant = named.isPresent() ? named : meant(request, wanted);
        return meant.filter(option -> !option.isIdle());
    }

    private static <O extends Option> Optional<O> meant(Request<O> request, String word) {
        return switch (word) {
            case SUGGESTED -> Optional.of(request.fallback());
            case PASSING -> request.declining();
            default -> Optional.empty();
        };
    }

    private Optional<String> id(Request<?> request) {
        String ofUnit = answers.get(key(request.decider(), request.label()));
        String said = ofUnit == null ? answers.get(request.label()) : ofUnit;
        return said == null && !request.command()
                ? Optional.ofNullable(answers.get(key(request.decider(), StandingOrders.Kind.ANY)))
                : Optional.ofNullable(said);
    }

    /** The same with what that viewer adds, which counts where both answer the same; another's words end these. */
    public ActAnswers and(Viewer viewer, Map<String, String> more) {
        if (more.isEmpty()) {
            return this;
        }
        Map<String, String> all = new LinkedHashMap<>(by.equals(viewer) ? answers : Map.of());
        all.putAll(more);
        return new ActAnswers(viewer, all);
    }

    public static String key(Decider decider, String label) {
        return decider.id() + "/" + label;
    }
}
