package arbiter.server.http;

import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Person;
import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A call as a route sees it: who makes it, where to, and what it carries. */
final class Call {

    private static final String COOKIE = "arbiter";
    private static final int YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

    private final Context context;
    private final Optional<Person> person;
    private final int most;
    private final Bodies bodies;

    Call(Context context, Optional<Person> person, int most, Bodies bodies) {
        this.context = context;
        this.person = person;
        this.most = most;
        this.bodies = bodies;
    }

    /** The secret that the visitor brought along, if it can be one. */
    static Optional<String> secret(Context context) {
        return Optional.ofNullable(context.cookie(COOKIE)).filter(secret -> secret.length() <= 100);
    }

    /** Who makes the call, in routes that need somebody. */
    Person person() {
        return person.orElseThrow(() -> new RequestRefused(
                RequestRefused.Code.NO_SESSION, "say who you are first: POST /api/session with a name"));
    }

    /** Who makes the call, if that is known. */
    Optional<Person> visitor() {
        return person;
    }

    /** A part of the address, by its name in the route. */
    String part(String name) {
        return context.pathParam(name);
    }

    /** A word behind the question mark. */
    Optional<String> word(String name) {
        return Optional.ofNullable(context.queryParam(name));
    }

    long number(String name, long standard) {
        try {
            return word(name).map(Long::parseLong).orElse(standard);
        } catch (NumberFormatException noNumber) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, name + " is a whole number", name);
        }
    }

    String address() {
        return Guard.address(context);
    }

    /** The address of this server as the visitor knows it. */
    String origin() {
        return (Guard.encrypted(context) ? "https" : "http") + "://" + authority();
    }

    /** The name or number, and the port, under which the visitor knows this server. */
    String authority() {
        return Optional.ofNullable(context.header("Host")).orElse("localhost");
    }

    <T extends Record> T body(Class<T> type) {
        return WireJson.read(bytes(), type);
    }

    JsonNode tree() {
        return WireJson.tree(bytes());
    }

    String text() {
        return new String(bytes(), java.nio.charset.StandardCharsets.UTF_8);
    }

    void keep(String secret) {
        Cookie cookie = new Cookie(COOKIE, secret);
        cookie.setMaxAge(YEAR_IN_SECONDS);
        cookie.setHttpOnly(true);
        cookie.setSameSite(SameSite.STRICT);
        cookie.setPath("/");
        cookie.setSecure(Guard.encrypted(context));
        context.cookie(cookie);
    }

    void header(String name, String value) {
        context.header(name, value);
    }

    /** What was sent, if it is said to be one of these types. */
    byte[] bytes(List<String> types) {
        String type = context.contentType();
        if (type == null || !types.contains(type.split(";")[0].strip().toLowerCase(Locale.ROOT))) {
            throw new RequestRefused(
                    RequestRefused.Code.WRONG_TYPE, "send it with Content-Type: " + String.join(" or ", types));
        }
        return sent();
    }

    private byte[] bytes() {
        return bytes(List.of("application/json"));
    }

    private byte[] sent() {
        try {
            byte[] bytes = bodies.read(address(), context.req().getInputStream(), most);
            if (bytes.length > most) {
                throw new RequestRefused(
                        RequestRefused.Code.TOO_LARGE, "at most " + (most >> 10) + " KiB can be sent here");
            }
            return bytes;
        } catch (IOException broken) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, "the call ended before all of it had come", "");
        }
    }
}
