package arbiter.server.http;

import arbiter.server.shared.RequestRefused;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The names this server goes by. A page elsewhere can give its own name our address and then call us as if we were that
 * page (DNS rebinding), so that a call under a name that others could own is refused unless the host has said it is ours.
 */
public record HostNames(String listening, List<String> names) {

    /** A name with a number for an address belongs to nobody else. */
    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:.%]+]");

    /** Nobody can buy a name without a dot, or one that ends so. */
    private static final Pattern NEAR = Pattern.compile("[^.]+|.+\\.(localhost|local|lan|internal|home\\.arpa)");

    private static final int LONGEST_TOLD = 100;

    public HostNames {
        names = names.stream().map(name -> name.toLowerCase(Locale.ROOT)).toList();
    }

    void check(Context context) {
        String authority = context.header("Host");
        if (authority != null && !knows(authority)) {
            String name = name(authority);
            throw new RequestRefused(
                    RequestRefused.Code.CROSS_SITE,
                    "this server does not go by the name "
                            + (name.length() > LONGEST_TOLD ? name.substring(0, LONGEST_TOLD) : name)
                            + "; its host can give it that name: arbiter serve --name NAME");
        }
    }

    /** Whether it is one of ours; {@code authority} may have a port. */
    boolean knows(String authority) {
        String name = name(authority);
        return NUMBER.matcher(name).matches()
                || NEAR.matcher(name).matches()
                || name.equals(listening.toLowerCase(Locale.ROOT))
                || names.contains(name);
    }

    private static String name(String authority) {
        return authority.toLowerCase(Locale.ROOT).replaceAll("(?<!:):\\d+$", "").replaceAll("\\.$", "");
    }
}
