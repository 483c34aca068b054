package arbiter.lab.job;

import arbiter.kernel.Call;
import arbiter.kernel.Option;
import arbiter.kernel.Request;

/**
 * Something that a unit may not do: an option at questions of that label, or what it would call for unasked. An option
 * stands for those that begin with it and a colon. Where nothing else is offered it may be done all the same.
 *
 * @param label the label of the question; {@code call} for what is done unasked
 */
public record Restriction(String unit, String label, String option) {

    /** In place of a label, for what is done without being asked. */
    public static final String CALL = "call";

    /** Whether it forbids that option there. */
    public boolean forbids(Request<?> request, Option answer) {
        return forbids(request, answer.id());
    }

    public boolean forbids(Request<?> request, String answer) {
        return isAbout(request) && matches(answer);
    }

    public boolean isAbout(Request<?> request) {
        return request.label().equals(label) && request.decider().id().equals(unit);
    }

    public boolean forbids(Call call) {
        return label.equals(CALL)
                && call.decider().id().equals(unit)
                && matches(call.option().id());
    }

    private boolean matches(String id) {
        return id.startsWith(option) && (id.length() == option.length() || id.charAt(option.length()) == ':');
    }
}
