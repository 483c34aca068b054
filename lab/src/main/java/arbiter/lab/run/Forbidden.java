package arbiter.lab.run;

import arbiter.kernel.Call;
import arbiter.kernel.Request;
import arbiter.lab.job.Restriction;
import java.util.List;

/** The restrictions of a job at work. */
record Forbidden(List<Restriction> restrictions) {

    /** The same question without what is forbidden; where everything is, the default stays. */
    Request<?> leaveOut(Request<?> request) {
        Request<?> left = request;
        for (Restriction restriction : restrictions) {
            if (restriction.isAbout(left)) {
                left = left.without(option -> restriction.forbids(request, option));
            }
        }
        return left;
    }

    /** Whether something of an answer is forbidden there, although the question offers other answers. */
    boolean forbidsAny(Request<?> request, List<String> answer) {
        for (Restriction restriction : restrictions) {
            if (restriction.isAbout(request)
                    && answer.stream().anyMatch(id -> restriction.forbids(request, id))
                    && !request.fallbackIds().equals(answer)) {
                return true;
            }
        }
        return false;
    }

    boolean forbids(Call call) {
        for (Restriction restriction : restrictions) {
            if (restriction.forbids(call)) {
                return true;
            }
        }
        return false;
    }
}
