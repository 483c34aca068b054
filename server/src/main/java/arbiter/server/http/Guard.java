package arbiter.server.http;

import arbiter.server.shared.RequestRefused;
import io.javalin.http.Context;
import java.net.URI;
import java.util.Set;

/** What every call must pass and every answer carries, against other sites that abuse a visitor's browser. */
final class Guard {

    private static final Set<String> CHANGING = Set.of("POST", "PUT", "PATCH", "DELETE");

    private Guard() {}

    /** Headers that forbid a browser everything the pages do not need. */
    static void harden(Context context) {
        context.header("X-Content-Type-Options", "nosniff");
        context.header("X-Frame-Options", "DENY");
        context.header("Referrer-Policy", "no-referrer");
        context.header("Cross-Origin-Opener-Policy", "same-origin");
        context.header("Cross-Origin-Resource-Policy", "same-origin");
        context.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    }

    /** A call that changes something comes from our own pages, or from a program that says so. */
    static void sameSite(Context context) {
        if (!CHANGING.contains(context.method().name())) {
            return;
        }
        if (!"1".equals(context.header("Arbiter"))) {
            throw new RequestRefused(
                    RequestRefused.Code.CROSS_SITE, "calls that change something need the header 'Arbiter: 1'");
        }
        sameOrigin(context);
    }

    /** Browsers name the page that opens a socket; only ours may. Programs other than browsers name none. */
    static void sameOrigin(Context context) {
        String origin = context.header("Origin");
        if (origin != null && !authority(origin).equalsIgnoreCase(context.header("Host"))) {
            throw new RequestRefused(RequestRefused.Code.CROSS_SITE, "this call comes from another site");
        }
    }

    /** Whether the visitor's side of the connection is encrypted, here or by a proxy in front. */
    static boolean encrypted(Context context) {
        return "https".equals(context.scheme()) || "https".equalsIgnoreCase(context.header("X-Forwarded-Proto"));
    }

    /** Who calls. A proxy on this very machine is believed when it says for whom it calls. */
    static String address(Context context) {
        String address = context.ip();
        String behind = context.header("X-Forwarded-For");
        if (behind == null || behind.length() > 200 || !isLoopback(address)) {
            return address;
        }
        return behind.substring(behind.lastIndexOf(',') + 1).strip();
    }

    private static boolean isLoopback(String address) {
        return address.startsWith("127.") || address.contains("0:0:0:0:0:0:0:1") || address.equals("[::1]");
    }

    private static String authority(String origin) {
        try {
            String authority = URI.create(origin).getRawAuthority();
            return authority == null ? "" : authority;
        } catch (IllegalArgumentException garbled) {
            return "";
        }
    }
}
