package arbiter.lab.job;

import arbiter.kernel.Call;
import arbiter.kernel.Option;
import arbiter.kernel.Request;

/**
 * Something that a unit may not do: options at questions of that label, or what it would call for unasked. Where nothing
 * else is offered it may be done all the same.
 *
 * @param label the label of the question; {@code call} for what is done unasked
 * @param option the id of an option, for itself and for those that go on after it with a colon; {@code *} stands for any
 *     piece between colons, and alone for everything but the default
 */
public record Restriction(String unit, String label, String option) {

    /** In place of a label, for what is done without being asked. */
    public static final String CALL = "call";

    /** In place of a piece of an option, for any. */
    public static final String ANY = "*";

    /** Whether it forbids that option there. */
    public boolean forbids(Request<?> request, Option answer) {
        return forbids(request, answer.id());
    }

    public boolean forbids(Request<?> request, String answer) {
        if (!isAbout(request)) {
            return false;
        }
        return option.equals(ANY) ? !request.fallback().id().equals(answer) : matches(answer);
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
        String[] wanted = option.split(":");
        String[] pieces = id.split(":");
        if (pieces.length < wanted.length) {
            return false;
        }
        for (int i = 0; i < wanted.length; i++) {
            if (!wanted[i].equals(ANY) && !wanted[i].equals(pieces[i])) {
                return false;
            }
        }
        return true;
    }
}
